import { type ClimbComparison, walkingPace } from '@pp-tools/domain/climb';
import { keepUnits, useUnits } from '../../../platform/unit-preference.ts';
import { OriginsOf } from '../../../shop/figures-from.tsx';
import { ShareButton } from '../../../shop/share-button.tsx';
import { originOf } from '../../../shop/wheelset-origin.ts';
import { climbFaultText, climbTexts, figureTexts } from '../../../texts/climb-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon, LinkIcon } from '../../../ui/icons.tsx';
import { headline, roadFigures } from '../state/entry-texts.ts';
import { timeText } from '../state/figure-texts.ts';
import { copyClimbLink, downloadClimb, linkTo, sharedClimb } from '../state/take-away.ts';
import type { Climb } from '../state/use-climb.ts';
import type { Shown } from '../state/use-comparison.ts';
import classes from './climb-result.module.css';
import { CrossoverSection } from './crossover-section.tsx';
import { DifferenceList } from './difference-list.tsx';
import { PowerSplitBar } from './power-split.tsx';
import { ProfileChart } from './profile-chart.tsx';
import card from './result-card.module.css';
import { ResultTable } from './result-table.tsx';

interface SummaryProps {
  readonly climb: Climb;
  readonly name: string;
  readonly comparison: ClimbComparison;
  readonly placeOf: (id: number) => number;
}

function UnitSwitch() {
  const units = useUnits();
  return (
    <Button onClick={() => keepUnits(units === 'metric' ? 'imperial' : 'metric')}>
      {units === 'metric' ? climbTexts.showImperial : climbTexts.showMetric}
    </Button>
  );
}

/** What can be done with a result: share it, save its figures, print it. */
function Actions({ climb, name, comparison }: Omit<SummaryProps, 'placeOf'>) {
  const units = useUnits();
  const ridden = { name, profile: comparison.course.profile };
  return (
    <div className={`${classes.ways} no-print`}>
      <Button onClick={() => void copyClimbLink(climb.climb, ridden, units)}>
        <LinkIcon />
        {climbTexts.copyLink}
      </Button>
      <ShareButton state={() => sharedClimb(climb.climb, ridden)} />
      <Button onClick={() => downloadClimb(name, comparison, linkTo(climb.climb, ridden).query)}>
        <DownloadIcon />
        {climbTexts.csv}
      </Button>
      <Button onClick={() => window.print()}>{climbTexts.print}</Button>
      <UnitSwitch />
    </div>
  );
}

function Summary({ climb, name, comparison, placeOf }: SummaryProps) {
  const units = useUnits();
  const { setup } = climb.climb;
  const isTimed = setup.effort.kind === 'time';
  const { heading, sentence } = headline(name, comparison, isTimed);
  const figures = { comparison, rider: setup.rider, placeOf, isTimed };
  return (
    <section className={card.card} aria-label={figureTexts.result}>
      <div className={classes.told} role="status">
        <p>{name}</p>
        <h2>{heading}</h2>
        <p>{sentence}</p>
      </div>
      <dl className={classes.road}>
        {roadFigures(comparison, units).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {comparison.slowest < walkingPace && <p className={classes.check}>{climbTexts.walking}</p>}
      <DifferenceList {...figures} />
      <ResultTable {...figures} />
      <Actions climb={climb} name={name} comparison={comparison} />
    </section>
  );
}

interface ClimbResultProps extends Pick<SummaryProps, 'climb' | 'placeOf'> {
  readonly shown: Shown;
  /** The age of the figures of wheels. */
  readonly dataFrom: Date | null;
}

/** A result, or why there is none yet. */
export function ClimbResult({ climb, shown, placeOf, dataFrom }: ClimbResultProps) {
  const { road, result, chosen } = shown;
  if (road === null) return <p className={classes.none}>{climbTexts.chooseFile}</p>;
  if (result === null || chosen.compared.length === 0)
    return <p className={classes.none}>{climbTexts.noWheels}</p>;
  if (!result.ok) {
    return (
      <p className={classes.none} role="status">
        {climbFaultText(result.fault, timeText)}
      </p>
    );
  }
  const { name } = road;
  const comparison = result.value;
  return (
    <>
      <Summary climb={climb} name={name} comparison={comparison} placeOf={placeOf} />
      <ProfileChart key={name} name={name} comparison={comparison} placeOf={placeOf} />
      <CrossoverSection comparison={comparison} setup={climb.climb.setup} />
      <PowerSplitBar comparison={comparison} />
      <OriginsOf parts={chosen.wheelsets} read={originOf} dataFrom={dataFrom} />
    </>
  );
}
