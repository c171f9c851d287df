import type { BuildCatalogue, GoalBuild, GoalFault } from '@pp-tools/domain/bike';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { notify } from '../../../platform/notices.ts';
import { useUnits } from '../../../platform/unit-preference.ts';
import { useRiderProfile } from '../../../shop/rider-profile.ts';
import { estimateTexts } from '../../../texts/estimate-texts.ts';
import {
  goalFaultText,
  goalName,
  goalNotes,
  goalTexts,
  reasonText,
  stillToBuyText,
} from '../../../texts/goal-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { changeBuild, currentBuild, isUntouched, undoOfThis } from '../builds/build-store.ts';
import { FigureText } from '../parts/figure-text.tsx';
import { estimateShares, priceText, weightText } from '../parts/line-figures.ts';
import classes from './goal.module.css';
import { askedGoal, type GoalDraft } from './goal-draft.ts';
import type { AskedGoal } from './goal-request.ts';
import { useGoalBuild } from './use-goal-build.ts';

interface GoalResultProps {
  readonly catalogue: BuildCatalogue;
  readonly draft: GoalDraft;
  readonly onChange: (draft: GoalDraft) => void;
  readonly onClose: () => void;
}

/** The bike for the goal with a reason for each part, or what there is instead. */
export function GoalResult({ catalogue, draft, onChange, onClose }: GoalResultProps) {
  const rider = useRiderProfile();
  const wanted = useMemo(() => askedGoal(draft, rider), [draft, rider]);
  const { made, asked, isWorking, hasFailed } = useGoalBuild(catalogue, wanted);
  if (hasFailed) return <p role="status">{goalTexts.failed}</p>;
  if (made === null || asked === null) return <p role="status">{goalTexts.working}</p>;
  return (
    <div className={classes.result} data-working={isWorking} aria-busy={isWorking}>
      {made.ok ? (
        <Made made={made.value} asked={asked} isOld={isWorking} onClose={onClose} />
      ) : (
        <NoBike fault={made.fault} draft={draft} onChange={onChange} />
      )}
    </div>
  );
}

interface MadeProps {
  readonly made: GoalBuild;
  readonly asked: AskedGoal;
  /** The goal has changed since: another bike is on its way. */
  readonly isOld: boolean;
  readonly onClose: () => void;
}

function Made({ made, asked, isOld, onClose }: MadeProps) {
  const navigate = useNavigate();
  const units = useUnits();
  const { totals, whole } = made;
  const { goal, bike, wishes } = asked;
  const use = () => {
    const name = goalName(goal, bike, units);
    const { ownFrames, ownWheelsets, ownOthers } = currentBuild();
    changeBuild(`Start from ${name}`, {
      kind: 'replace',
      build: { ...made.build, name, ownFrames, ownWheelsets, ownOthers },
    });
    notify(`Started from “${name}”`, { tone: 'success', action: { label: 'Undo', run: undoOfThis() } });
    onClose();
    void navigate({ to: '/build-summary' });
  };
  const shares = estimateShares(totals, units);
  return (
    <>
      <div className={classes.use}>
        <p className={classes.sentence} role="status">
          <strong>
            {priceText(totals.price)}, {weightText(totals.weight, units)}
          </strong>
          : {goalTexts.how}
        </p>
        <Button look="primary" disabled={isOld} onClick={use}>
          {goalTexts.use}
        </Button>
      </div>
      {whole.open.some((slot) => !whole.included.includes(slot)) && (
        <p className={classes.note}>{stillToBuyText(whole, units)}</p>
      )}
      {shares.length > 0 && <p className={classes.note}>{estimateTexts.share(shares)}</p>}
      <Parts made={made} />
      <p className={classes.note}>
        {!isUntouched(currentBuild()) && `${goalTexts.replaces} `}
        {goalNotes(made, wishes, units).join(' ')}
      </p>
    </>
  );
}

const Parts = ({ made }: { readonly made: GoalBuild }) => (
  <ul className={classes.list} aria-label={goalTexts.parts}>
    {made.lines.map(({ line, reason }) => (
      <li key={`${line.slot} ${line.name}`}>
        <span>
          <small>{slotNames[line.slot]}</small>
          {line.name ?? 'Default'}
          <small>{reasonText(reason)}</small>
        </span>
        <span className={classes.figures}>
          <FigureText figure={line.figures.weight} kind="grams" /> ·{' '}
          <FigureText figure={line.figures.price} kind="money" />
        </span>
      </li>
    ))}
  </ul>
);

/** What there is when the goal is out of reach, one press away. */
function NoBike({
  fault,
  draft,
  onChange,
}: Pick<GoalResultProps, 'draft' | 'onChange'> & { fault: GoalFault }) {
  const units = useUnits();
  return (
    <div className={classes.none} role="status">
      <p>{goalFaultText(fault, units)}</p>
      {fault.code === 'budgetTooLow' && (
        <Button onClick={() => onChange({ ...draft, dollars: Math.ceil(fault.least) })}>
          {goalTexts.showThat}
        </Button>
      )}
      {fault.code === 'tooLight' && (
        <Button onClick={() => onChange({ ...draft, kilograms: Math.ceil(fault.lightest / 10) / 100 })}>
          {goalTexts.showThat}
        </Button>
      )}
    </div>
  );
}
