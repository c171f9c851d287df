import type { RefreshPreview } from '@pp-tools/domain/contract';
import { valueChanges, wheelsetFieldLabel } from '@pp-tools/domain/wheelset';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { fieldText } from '../state/wheelset-draft.ts';
import classes from '../wheelset-data.module.css';

interface ChangeListsProps {
  readonly changes: RefreshPreview['changes'];
  readonly counts: { readonly added: number; readonly changed: number; readonly removed: number };
}

/** The wheelsets that a refresh adds, changes and removes, folded away until somebody wants them. */
export function ChangeLists({ changes, counts }: ChangeListsProps) {
  const changed = changes.changed
    .map((one) => ({ ...one, fields: valueChanges(one.fields) }))
    .filter(({ fields }) => fields.length > 0);
  const sourcesOnly = changes.changed.length - changed.length;
  return (
    <>
      <Fold title="Added" count={counts.added} shown={changes.added.length}>
        {changes.added.map(({ ppId, name }) => (
          <li key={ppId}>
            {name} ({ppId})
          </li>
        ))}
      </Fold>
      <Fold
        title="Changed"
        count={counts.changed}
        shown={changes.changed.length}
        note={sourcesOnly > 0 ? wheelsetDataTexts.refresh.sourcesOnly(sourcesOnly) : null}
      >
        {changed.map(({ ppId, name, fields }) => (
          <li key={ppId}>
            {name}:{' '}
            {fields
              .map(
                ({ field, before, after }) =>
                  `${wheelsetFieldLabel(field)} ${words(field, before)} → ${words(field, after)}`,
              )
              .join('; ')}
          </li>
        ))}
      </Fold>
      <Fold title="Removed" count={counts.removed} shown={changes.removed.length}>
        {changes.removed.map(({ ppId, name }) => (
          <li key={ppId}>
            {name} ({ppId})
          </li>
        ))}
      </Fold>
    </>
  );
}

const words = (...field: Parameters<typeof fieldText>): string =>
  fieldText(...field) || wheelsetDataTexts.unknown;

interface FoldProps {
  readonly title: string;
  readonly count: number;
  readonly shown: number;
  readonly note?: string | null;
  readonly children: React.ReactNode;
}

function Fold({ title, count, shown, note = null, children }: FoldProps) {
  if (count === 0) return null;
  return (
    <details className={classes.details}>
      <summary>
        {title} ({count})
      </summary>
      <ul>{children}</ul>
      {note !== null && <p className={classes.muted}>{note}</p>}
      {shown < count && <p className={classes.muted}>The first {shown} are shown.</p>}
    </details>
  );
}
