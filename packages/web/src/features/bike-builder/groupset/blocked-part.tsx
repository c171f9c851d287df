import { takeAlong } from '@pp-tools/domain/compatibility';
import { formatFigure } from '@pp-tools/domain/core';
import { useMemo, useState } from 'react';
import { findingsTexts, fixTexts } from '../../../texts/builder-compatibility-texts.ts';
import { clashText } from '../../../texts/finding-texts.ts';
import { Button } from '../../../ui/button.tsx';
import findingClasses from '../compatibility/findings.module.css';
import { OverrideForm } from '../compatibility/override-form.tsx';
import type { JudgedPart } from '../compatibility/part-verdicts.ts';
import { VerdictMark } from '../compatibility/verdict-mark.tsx';
import classes from './part-verdict.module.css';
import { type GroupsetDraft, listed } from './use-groupset-draft.ts';

interface BlockedPartProps {
  readonly judged: JudgedPart;
  readonly draft: GroupsetDraft;
}

/** What resolves the clash: the part together with those of its group, or the visitor's word. */
function Ways({ judged, draft }: BlockedPartProps) {
  const { component, blocks } = judged;
  const along = useMemo(
    () => takeAlong(draft.bike, component, draft.components),
    [draft.bike, draft.components, component],
  );
  const hasChanges = along !== null && (along.parts.length > 0 || along.removed !== null);
  return (
    <div className={findingClasses.actions}>
      {hasChanges && (
        <Button onClick={() => draft.take([component, ...along.parts], along.removed)}>
          {fixTexts.with(along)}
        </Button>
      )}
      <OverrideForm
        name={component.name}
        onOverride={(note) => {
          draft.override(blocks, note);
          draft.choose(component.type, listed(component));
        }}
      />
    </div>
  );
}

/** A part that does not go on this bike: readable, not to be picked, with the reason and the ways out. */
export function BlockedPart({ judged, draft }: BlockedPartProps) {
  const [isOpen, setOpen] = useState(false);
  const { component, blocks } = judged;
  const [first] = blocks;
  return (
    <li className={classes.blocked}>
      <div className={classes.head}>
        <button type="button" aria-disabled="true">
          {component.name}
        </button>
        <span>{formatFigure(component.price, 'money')}</span>
      </div>
      <VerdictMark kind="blocks" />
      {(isOpen ? blocks : first ? [first] : []).map((clash) => (
        <p key={clash.code} className={classes.reason}>
          {clashText(clash).join(' ')}
        </p>
      ))}
      <button
        type="button"
        className={classes.help}
        aria-expanded={isOpen}
        aria-label={`${findingsTexts.help}: ${component.name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? findingsTexts.lessHelp : findingsTexts.help}
      </button>
      {isOpen && <Ways judged={judged} draft={draft} />}
    </li>
  );
}
