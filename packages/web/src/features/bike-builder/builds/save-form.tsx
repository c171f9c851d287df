import { type Build, longestBuildName, type StoredBuild, storedUnder } from '@pp-tools/domain/bike';
import { useState } from 'react';
import { nameFaultTexts } from '../../../texts/saved-builds-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './saved-builds.module.css';
import { saveCurrentBuild } from './stored-builds.ts';

interface SaveFormProps {
  readonly build: Build;
  readonly stored: readonly StoredBuild[];
}

/** Puts the current build aside under a name; the field says when that replaces another. */
export function SaveForm({ build, stored }: SaveFormProps) {
  const [name, setName] = useState(build.name);
  const [isBlank, setBlank] = useState(false);
  const former = storedUnder(stored, name);
  return (
    <form
      className={classes.save}
      onSubmit={(event) => {
        event.preventDefault();
        setBlank(name.trim() === '');
        if (name.trim() !== '') saveCurrentBuild(name);
      }}
    >
      <TextField
        label="Save the current build as"
        value={name}
        maxLength={longestBuildName}
        fault={isBlank ? nameFaultTexts.blank : null}
        hint={former === null ? 'A new entry below' : `Replaces the saved “${former.build.name}”`}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" look="primary">
        Save
      </Button>
    </form>
  );
}
