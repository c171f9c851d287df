import { useState } from 'react';
import { savedBuildsTexts } from '../../../texts/saved-builds-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BuildRow } from './build-row.tsx';
import { isUntouched, useBuild } from './build-store.ts';
import { SaveForm } from './save-form.tsx';
import classes from './saved-builds.module.css';
import { SideBySideDialog } from './side-by-side-dialog.tsx';
import { countUnreadableBuilds, useStoredBuilds } from './stored-builds.ts';
import { StoredRow } from './stored-row.tsx';

/** Id of the current build among those that are compared. */
const current = 'current';
/** Columns that a reader can still hold side by side. */
const most = 4;

/** Save, open, rename, duplicate, delete and compare builds. */
export function SavedBuildsDialog({ onClose }: { readonly onClose: () => void }) {
  const build = useBuild();
  const stored = useStoredBuilds();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const unreadable = countUnreadableBuilds();
  const hasOwn = !isUntouched(build);
  const columns = [
    ...(hasOwn ? [{ id: current, build, isCurrent: true }] : []),
    ...stored.map(({ id, build }) => ({ id, build, isCurrent: false })),
  ].filter(({ id }) => picked.includes(id));
  const pickProps = (id: string) => ({
    isPicked: picked.includes(id),
    canPick: columns.length < most,
    onPick: (isPicked: boolean) =>
      setPicked(isPicked ? [...picked, id] : picked.filter((other) => other !== id)),
  });
  if (isComparing && columns.length > 1) {
    return <SideBySideDialog columns={columns} onBack={() => setComparing(false)} onClose={onClose} />;
  }
  return (
    <Dialog
      title={savedBuildsTexts.title}
      width={880}
      onClose={onClose}
      footer={
        <>
          <span className={classes.hint}>
            {columns.length < 2 ? 'Tick two to four builds to see them side by side' : ''}
          </span>
          <Button
            look="primary"
            aria-disabled={columns.length < 2}
            onClick={() => setComparing(columns.length > 1)}
          >
            Compare side by side{columns.length > 0 ? ` (${columns.length})` : ''}
          </Button>
        </>
      }
    >
      <p className={classes.intro}>{savedBuildsTexts.intro}</p>
      {hasOwn ? (
        <SaveForm key={build.name} build={build} stored={stored} />
      ) : (
        <p>{savedBuildsTexts.nothing}</p>
      )}
      <ul className={classes.list} aria-label="Builds">
        {hasOwn && <BuildRow build={build} note="Current build, saved by itself" {...pickProps(current)} />}
        {stored.map((each) => (
          <StoredRow key={each.id} stored={each} all={stored} onOpened={onClose} {...pickProps(each.id)} />
        ))}
      </ul>
      {unreadable > 0 && <p role="status">{savedBuildsTexts.unreadable(unreadable)}</p>}
      {stored.length === 0 && <p className={classes.empty}>{savedBuildsTexts.empty}</p>}
    </Dialog>
  );
}
