import { judgeName, longestBuildName, type StoredBuild } from '@pp-tools/domain/bike';
import { useState } from 'react';
import { nameFaultTexts } from '../../../texts/saved-builds-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { BuildRow, type PickProps } from './build-row.tsx';
import classes from './saved-builds.module.css';
import { deleteStored, duplicateStored, openStored, renameStored } from './stored-builds.ts';

interface StoredRowProps extends PickProps {
  readonly stored: StoredBuild;
  readonly all: readonly StoredBuild[];
  readonly onOpened: () => void;
}

const dayText = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A saved build: open, rename, duplicate, delete. */
export function StoredRow({ stored, all, onOpened, ...pick }: StoredRowProps) {
  const { build, savedAt } = stored;
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) return <RenameRow stored={stored} all={all} onDone={() => setRenaming(false)} />;
  const action = (name: string, run: () => void) => (
    <Button look="quiet" aria-label={`${name} ${build.name}`} onClick={run}>
      {name}
    </Button>
  );
  return (
    <BuildRow build={build} note={`saved ${dayText(savedAt)}`} {...pick}>
      <Button
        aria-label={`Open ${build.name}`}
        onClick={() => {
          openStored(stored);
          onOpened();
        }}
      >
        Open
      </Button>
      {action('Rename', () => setRenaming(true))}
      {action('Duplicate', () => duplicateStored(stored))}
      {action('Delete', () => deleteStored(stored))}
    </BuildRow>
  );
}

interface RenameRowProps {
  readonly stored: StoredBuild;
  readonly all: readonly StoredBuild[];
  readonly onDone: () => void;
}

function RenameRow({ stored, all, onDone }: RenameRowProps) {
  const [name, setName] = useState(stored.build.name);
  const [isTried, setTried] = useState(false);
  const fault = judgeName(all, stored.id, name);
  return (
    <li className={classes.row}>
      <form
        className={classes.rename}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (fault !== null) return;
          renameStored(stored, name);
          onDone();
        }}
      >
        <TextField
          label={`New name for ${stored.build.name}`}
          value={name}
          autoFocus
          maxLength={longestBuildName}
          fault={isTried && fault !== null ? nameFaultTexts[fault] : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" look="primary">
          Rename
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </form>
    </li>
  );
}
