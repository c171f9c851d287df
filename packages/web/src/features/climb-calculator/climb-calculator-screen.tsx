import type { ClimbComparison } from '@pp-tools/domain/climb';
import { fileRoad, walkingPace } from '@pp-tools/domain/climb';
import { useCallback } from 'react';
import { isFramed } from '../../platform/frame-messages.ts';
import { keepUnits, useUnits } from '../../platform/unit-preference.ts';
import { climbTexts, faultTexts } from '../../texts/climb-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon, LinkIcon } from '../../ui/icons.tsx';
import { Loading } from '../../ui/load-state.tsx';
import { Notices } from '../../ui/notices.tsx';
import { useCatalogue } from './api/wheelset-list.ts';
import classes from './climb-calculator-screen.module.css';
import { CrossoverSection } from './components/crossover-section.tsx';
import { DayPanel } from './components/day-panel.tsx';
import { DifferenceList } from './components/difference-list.tsx';
import { ModelNotes } from './components/model-notes.tsx';
import { PowerSplitBar } from './components/power-split.tsx';
import { ProfileChart } from './components/profile-chart.tsx';
import card from './components/result-card.module.css';
import { ResultTable } from './components/result-table.tsx';
import { RiderPanel } from './components/rider-panel.tsx';
import { RoadPanel } from './components/road-panel.tsx';
import { WheelsPanel } from './components/wheels-panel.tsx';
import { headline, roadFigures } from './state/entry-texts.ts';
import { copyClimbLink, downloadClimb, linkTo } from './state/take-away.ts';
import { type Climb, useClimb } from './state/use-climb.ts';
import { type Shown, useComparison } from './state/use-comparison.ts';
import { useFrameHeight } from './state/use-frame-height.ts';
import { useRoadFile } from './state/use-road-file.ts';

interface ResultsProps {
  readonly climb: Climb;
  readonly name: string;
  readonly comparison: ClimbComparison;
  readonly placeOf: (id: number) => number;
}

function Summary({ climb, name, comparison, placeOf }: ResultsProps) {
  const units = useUnits();
  const { setup } = climb.climb;
  const { heading, sentence } = headline(name, comparison, setup.effort.kind === 'time');
  return (
    <section className={card.card} aria-label="Result">
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
      <DifferenceList
        comparison={comparison}
        rider={setup.rider}
        placeOf={placeOf}
        isTimed={setup.effort.kind === 'time'}
      />
      <ResultTable comparison={comparison} rider={setup.rider} placeOf={placeOf} />
      <div className={`${classes.ways} no-print`}>
        <Button
          onClick={() => void copyClimbLink(climb.climb, { name, profile: comparison.course.profile }, units)}
        >
          <LinkIcon />
          Copy link
        </Button>
        <Button
          onClick={() =>
            downloadClimb(
              name,
              comparison,
              linkTo(climb.climb, { name, profile: comparison.course.profile }).query,
            )
          }
        >
          <DownloadIcon />
          CSV
        </Button>
        <UnitSwitch />
      </div>
    </section>
  );
}

/** What there is to show: a result, or why there is none yet. */
function Outcome({
  climb,
  shown,
  placeOf,
}: {
  readonly climb: Climb;
  readonly shown: Shown;
  readonly placeOf: (id: number) => number;
}) {
  const { road, result, chosen } = shown;
  if (road === null) return <p className={classes.none}>{climbTexts.chooseFile}</p>;
  if (result === null || chosen.compared.length === 0)
    return <p className={classes.none}>{faultTexts.noWheels}</p>;
  if (!result.ok) {
    return (
      <p className={classes.none} role="status">
        {faultTexts[result.fault.code]}
      </p>
    );
  }
  const parts = { climb, name: road.name, comparison: result.value, placeOf };
  return (
    <>
      <Summary {...parts} />
      <ProfileChart key={road.name} name={road.name} comparison={result.value} placeOf={placeOf} />
      <CrossoverSection comparison={result.value} setup={climb.climb.setup} />
      <PowerSplitBar comparison={result.value} />
    </>
  );
}

function UnitSwitch() {
  const units = useUnits();
  return (
    <Button onClick={() => keepUnits(units === 'metric' ? 'imperial' : 'metric')}>
      {units === 'metric' ? 'Show mi, ft, lb' : 'Show km, m, kg'}
    </Button>
  );
}

/** The whole calculator; a page of its own that any site may show in a frame. */
export function ClimbCalculatorScreen() {
  const catalogue = useCatalogue();
  const climb = useClimb(catalogue.items);
  const { change } = climb;
  const file = useRoadFile(useCallback(() => change({ road: fileRoad }), [change]));
  const shown = useComparison(climb.climb, file.road, catalogue.items);
  useFrameHeight();
  const { setup } = climb.climb;
  const { wheelsets } = shown.chosen;
  const placeOf = useCallback(
    (id: number) => wheelsets.findIndex((wheelset) => wheelset.id === id),
    [wheelsets],
  );
  const changeSetup = (changes: Partial<typeof setup>) => climb.change({ setup: { ...setup, ...changes } });
  const framed = isFramed();
  // The page around a frame has its own main part.
  const Root = framed ? 'div' : 'main';
  return (
    <Root className={classes.page} data-framed={framed}>
      <div className={framed ? 'visually-hidden' : ''}>
        <h1>{climbTexts.title}</h1>
        <p className={classes.intro}>{climbTexts.intro}</p>
      </div>
      <div className={classes.columns}>
        <div className={`${classes.side} no-print`}>
          <WheelsPanel
            climb={climb}
            chosen={shown.chosen}
            catalogue={catalogue.items}
            isLoading={catalogue.state === 'loading'}
          />
          <RoadPanel climb={climb} file={file} part={shown.road?.climb ?? null} />
          <RiderPanel setup={setup} onChange={changeSetup} />
          <DayPanel
            setup={setup}
            onChange={changeSetup}
            hasHeading={shown.road !== null && shown.road.profile.heading !== null}
          />
        </div>
        <div className={classes.outcome}>
          {catalogue.state === 'loading' && <Loading text="Loading wheels…" />}
          {catalogue.state === 'failed' && (
            <div className={classes.none}>
              <p>No wheelsets to show.</p>
              <Button onClick={catalogue.retry}>Try again</Button>
            </div>
          )}
          {catalogue.state === 'ready' && <Outcome climb={climb} shown={shown} placeOf={placeOf} />}
          <ModelNotes />
        </div>
      </div>
      <Notices within={null} />
    </Root>
  );
}
