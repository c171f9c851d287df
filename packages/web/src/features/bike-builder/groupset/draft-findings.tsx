import { overrideNote, withoutOverride } from '@pp-tools/domain/bike';
import { type Clash, type Finding, judgeBike } from '@pp-tools/domain/compatibility';
import { type ComponentType, componentTypes } from '@pp-tools/domain/groupset';
import { useMemo } from 'react';
import { findingsSummary, findingsTexts, overrideTexts } from '../../../texts/builder-compatibility-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ClashItem } from '../compatibility/clash-item.tsx';
import findingClasses from '../compatibility/findings.module.css';
import { FixButtons } from '../compatibility/fix-buttons.tsx';
import { OverrideForm } from '../compatibility/override-form.tsx';
import { clashesOf } from '../compatibility/part-verdicts.ts';
import { UncheckedList } from '../compatibility/unchecked-list.tsx';
import { noWays, waysOut } from '../compatibility/ways-out.ts';
import classes from './configure-groupset.module.css';
import type { GroupsetDraft } from './use-groupset-draft.ts';

interface DraftFindingsProps {
  readonly draft: GroupsetDraft;
  readonly onShow: (type: ComponentType) => void;
}

/** Findings that a groupset part has a hand in; the others are not this dialog's matter. */
const isOfGroupset = (finding: Finding): boolean => {
  const slots = finding.severity === 'notChecked' ? finding.slots : [finding.part.slot, finding.other?.slot];
  return slots.some((slot) => componentTypes.some((type) => type === slot));
};

function Ways({ clash, draft, onShow }: DraftFindingsProps & { readonly clash: Clash }) {
  const { bike, components, overrides } = draft;
  const isResolved = clash.severity === 'note' || overrideNote(overrides, clash) !== null;
  const { fixes, pair } = useMemo(
    () => (isResolved ? noWays : waysOut(bike, clash, components)),
    [bike, clash, components, isResolved],
  );
  if (overrideNote(overrides, clash) !== null) {
    return (
      <Button onClick={() => draft.setOverrides(withoutOverride(overrides, clash))}>
        {overrideTexts.withdraw}
      </Button>
    );
  }
  if (clash.severity === 'note') return null;
  return (
    <>
      <FixButtons
        fixes={fixes}
        pair={pair}
        onShow={onShow}
        onTake={({ parts, removed }) => draft.take(parts, removed)}
      />
      {clash.severity === 'blocks' && (
        <OverrideForm name={clash.part.name} onOverride={(note) => draft.override([clash], note)} />
      )}
    </>
  );
}

/** What is found about the groupset of the draft on this bike, with the ways out. */
export function DraftFindings({ draft, onShow }: DraftFindingsProps) {
  const { bike, overrides } = draft;
  const findings = useMemo(() => judgeBike(bike).filter(isOfGroupset), [bike]);
  const takenOn = findings.filter((found) => overrideNote(overrides, found) !== null).length;
  return (
    <section className={classes.summary} aria-label={findingsTexts.title}>
      <h3>{findingsTexts.title}</h3>
      <p className={findingClasses.said} role="status">
        {findingsSummary(findings, takenOn)}
      </p>
      <ul className={findingClasses.list} aria-label={findingsTexts.title}>
        {clashesOf(findings).map((clash) => (
          <ClashItem
            key={`${clash.code} ${clash.part.slot} ${clash.other?.slot ?? ''} ${clash.end ?? ''}`}
            clash={clash}
            note={overrideNote(overrides, clash)}
          >
            <Ways clash={clash} draft={draft} onShow={onShow} />
          </ClashItem>
        ))}
      </ul>
      <UncheckedList findings={findings} />
    </section>
  );
}
