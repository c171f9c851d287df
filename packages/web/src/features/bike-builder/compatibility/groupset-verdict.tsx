import { buildFacts, emptyBuild } from '@pp-tools/domain/bike';
import {
  type Clash,
  type Finding,
  type Fix,
  fixesOf,
  isCheapFix,
  judgeBike,
} from '@pp-tools/domain/compatibility';
import { componentTypes, type GroupsetChoice } from '@pp-tools/domain/groupset';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { fixTexts } from '../../../texts/builder-compatibility-texts.ts';
import { clashText } from '../../../texts/finding-texts.ts';
import { buildStore } from '../builds/build-store.ts';
import { useOfferedComponents } from '../groupset/groupset-components.ts';
import { clashesOf } from './part-verdicts.ts';
import classes from './verdict-line.module.css';
import { VerdictLine } from './verdict-line.tsx';
import { VerdictMark } from './verdict-mark.tsx';

const isOfGroupset = (slot: string): boolean => componentTypes.some((type) => type === slot);

/** Findings between the groupset and the rest of the bike; what its own parts say of each other is its maker's. */
const isAcross = (finding: Finding): boolean => {
  const slots =
    finding.severity === 'notChecked'
      ? finding.slots
      : [finding.part.slot, ...(finding.other === null ? [] : [finding.other.slot])];
  return slots.some(isOfGroupset) && (finding.severity === 'notChecked' || !slots.every(isOfGroupset));
};

interface Judged {
  readonly findings: readonly Finding[];
  /** Blocks, each with a cheap part of the catalogue that resolves it. */
  readonly blocks: readonly { readonly clash: Clash; readonly fix: Fix | undefined }[];
}

function useJudged(choice: GroupsetChoice): Judged {
  const components = useOfferedComponents();
  const frame = useStore(buildStore, ({ history }) => history.present.frame);
  const wheelset = useStore(buildStore, ({ history }) => history.present.wheelset);
  const tyres = useStore(buildStore, ({ history }) => history.present.wheelsetConfigurations);
  return useMemo(() => {
    const bike = buildFacts({
      ...emptyBuild,
      frame,
      wheelset,
      wheelsetConfigurations: tyres,
      groupset: choice,
    });
    const findings = judgeBike(bike).filter(isAcross);
    const blocks = clashesOf(findings, 'blocks').map((clash) => ({
      clash,
      fix: fixesOf(bike, clash, components).find(isCheapFix),
    }));
    return { findings, blocks };
  }, [components, frame, wheelset, tyres, choice]);
}

/** What the bike says about a whole groupset: a clash that another part resolves is a thing to check. */
export function GroupsetVerdict({ choice }: { readonly choice: GroupsetChoice }) {
  const { findings, blocks } = useJudged(choice);
  if (choice.parts === null) return <VerdictMark kind="notChecked" word="Not checked: parts unknown" />;
  const [first] = blocks;
  const [hardest] = blocks.filter(({ fix }) => fix === undefined);
  if (first === undefined) return <VerdictLine findings={findings} />;
  if (hardest === undefined && first.fix !== undefined) {
    return (
      <p className={classes.line}>
        <VerdictMark kind="check" />
        <span>
          {clashText(first.clash)[0]} {fixTexts.settled(first.fix.slot)}
        </span>
      </p>
    );
  }
  return (
    <p className={classes.line}>
      <VerdictMark kind="blocks" />
      <span>{clashText((hardest ?? first).clash).join(' ')}</span>
    </p>
  );
}
