import { type BuildCatalogue, type GoalBuild, type GoalFault, goalBuild } from '@pp-tools/domain/bike';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { notify } from '../../../platform/notices.ts';
import { goalFaultText, goalName, goalTexts, reasonText } from '../../../texts/goal-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { changeBuild, currentBuild, isUntouched, undoOfThis } from '../builds/build-store.ts';
import { FigureText } from '../parts/figure-text.tsx';
import { priceText, weightText } from '../parts/line-figures.ts';
import classes from './goal.module.css';
import { type GoalDraft, goalOf } from './goal-form.tsx';

interface GoalResultProps {
  readonly catalogue: BuildCatalogue;
  readonly draft: GoalDraft;
  readonly onChange: (draft: GoalDraft) => void;
  readonly onClose: () => void;
}

/** The bike for the goal with a reason for each part, or what there is instead. */
export function GoalResult({ catalogue, draft, onChange, onClose }: GoalResultProps) {
  const navigate = useNavigate();
  const settled = useDeferredValue(draft);
  const made = useMemo(
    () => goalBuild(goalOf(settled), settled.bike, catalogue, new Date().toISOString()),
    [settled, catalogue],
  );
  if (!made.ok) return <NoBike fault={made.fault} draft={draft} onChange={onChange} />;
  const { totals } = made.value;
  const use = () => {
    const name = goalName(goalOf(settled), settled.bike);
    const { ownFrames, ownWheelsets, ownOthers } = currentBuild();
    changeBuild(`Start from ${name}`, {
      kind: 'replace',
      build: { ...made.value.build, name, ownFrames, ownWheelsets, ownOthers },
    });
    notify(`Started from “${name}”`, { tone: 'success', action: { label: 'Undo', run: undoOfThis() } });
    onClose();
    void navigate({ to: '/build-summary' });
  };
  return (
    <>
      <div className={classes.use}>
        <p className={classes.sentence} role="status">
          <strong>
            {priceText(totals.price)}, {weightText(totals.weight)}
          </strong>
          : the cheapest bike that goes together, then always the cheapest grams.
        </p>
        <Button look="primary" onClick={use}>
          Use as a starting point
        </Button>
      </div>
      <Parts made={made.value} />
      <p className={classes.note}>
        {!isUntouched(currentBuild()) && `${goalTexts.replaces} `}
        {goalTexts.defaults} {goalTexts.tubes}
      </p>
    </>
  );
}

const Parts = ({ made }: { readonly made: GoalBuild }) => (
  <ul className={classes.list} aria-label="Parts and reasons">
    {made.lines.map(({ line, reason }) => (
      <li key={line.slot}>
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
  return (
    <div className={classes.none} role="status">
      <p>{goalFaultText(fault)}</p>
      {fault.code === 'budgetTooLow' && (
        <Button onClick={() => onChange({ ...draft, dollars: Math.ceil(fault.least) })}>Show that one</Button>
      )}
      {fault.code === 'tooLight' && (
        <Button onClick={() => onChange({ ...draft, kilograms: Math.ceil(fault.lightest / 10) / 100 })}>
          Show that one
        </Button>
      )}
    </div>
  );
}
