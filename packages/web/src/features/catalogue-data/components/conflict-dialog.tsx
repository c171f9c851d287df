import type { StaffList } from '@pp-tools/domain/contract';
import { catalogueDataTexts as texts } from '../../../texts/catalogue-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from '../catalogue-data.module.css';
import { shownValue } from '../state/catalogue-view.ts';
import type { Conflict } from '../state/use-catalogue-actions.ts';

interface ConflictDialogProps {
  readonly list: StaffList;
  readonly conflict: Conflict;
  readonly onLeave: () => void;
  readonly onInsist: () => void;
}

/** Two people edited one cell: both values, and the choice. */
export function ConflictDialog({ list, conflict, onLeave, onInsist }: ConflictDialogProps) {
  const isGone = conflict.cells.some(({ present }) => present === null);
  return (
    <Dialog
      title={texts.conflict.title}
      width={560}
      onClose={onLeave}
      footer={
        <>
          <Button onClick={onLeave}>{texts.conflict.keep}</Button>
          {!isGone && (
            <Button look="primary" onClick={onInsist}>
              {texts.conflict.insist}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.conflict.text}</p>
      <ul className={classes.entries}>
        {conflict.cells.map(({ key, field: name, present }) => {
          const field = list.fields.find((candidate) => candidate.name === name);
          const wanted = conflict.changes.find((one) => JSON.stringify(one.key) === JSON.stringify(key));
          const words = (value: string | number | undefined) =>
            (field === undefined ? String(value ?? '') : shownValue(field, value)) || texts.unknown;
          return (
            <li key={`${key.join()} ${name}`}>
              <p>
                <strong>{texts.cell(field?.label ?? name, key.join(', '))}</strong>
              </p>
              <p>
                {texts.conflict.yours}: {words(wanted?.after?.[name])}
              </p>
              <p>
                {texts.conflict.stored}: {present === null ? texts.conflict.gone : words(present)}
              </p>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
