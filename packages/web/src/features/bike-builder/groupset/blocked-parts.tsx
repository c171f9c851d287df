import type { ComponentType } from '@pp-tools/domain/groupset';
import { useId, useState } from 'react';
import { findingsTexts } from '../../../texts/builder-compatibility-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { JudgedPart } from '../compatibility/part-verdicts.ts';
import { BlockedPart } from './blocked-part.tsx';
import classes from './part-verdict.module.css';
import type { GroupsetDraft } from './use-groupset-draft.ts';

interface BlockedPartsProps {
  readonly type: ComponentType;
  readonly judged: readonly JudgedPart[];
  readonly draft: GroupsetDraft;
}

/** Rows beyond these come on demand. */
const shownAtFirst = 8;

/** The parts that do not go on this bike, after those that do, in the manner of the incompatible wheelsets. */
export function BlockedParts({ type, judged, draft }: BlockedPartsProps) {
  const heading = useId();
  const [isAll, setAll] = useState(false);
  if (judged.length === 0) return null;
  const shown = isAll ? judged : judged.slice(0, shownAtFirst);
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h3 id={heading}>
        {findingsTexts.incompatible(type)} ({judged.length})
      </h3>
      <ul className={classes.list} aria-labelledby={heading}>
        {shown.map((part) => (
          <BlockedPart key={part.component.id} judged={part} draft={draft} />
        ))}
      </ul>
      {shown.length < judged.length && (
        <Button onClick={() => setAll(true)}>Show all {judged.length} incompatible</Button>
      )}
    </section>
  );
}
