import type { Build } from '@pp-tools/domain/bike';
import { useState } from 'react';
import { changeBuild } from '../builds/build-store.ts';
import classes from './summary-step.module.css';

interface BuildNameProps {
  readonly build: Build;
  readonly isEditable: boolean;
}

/** The build's name, kept when the field is left. */
export function BuildName({ build, isEditable }: BuildNameProps) {
  const [text, setText] = useState<string | null>(null);
  if (!isEditable) return <p className={classes.name}>{build.name}</p>;
  return (
    <label className={classes.name} data-print="text">
      Build name
      <input
        type="text"
        maxLength={50}
        value={text ?? build.name}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => {
          if (text !== null && text !== build.name)
            changeBuild(`Rename to ${text}`, { kind: 'rename', name: text });
          setText(null);
        }}
      />
    </label>
  );
}
