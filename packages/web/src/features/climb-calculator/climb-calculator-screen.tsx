import { comparedCount, fileRoad } from '@pp-tools/domain/climb';
import { builderPaths, wheelsetPaths } from '@pp-tools/domain/contract';
import { useCallback, useId, useRef, useState } from 'react';
import { askForContact } from '../../platform/contact-request.ts';
import { isFramed } from '../../platform/frame-messages.ts';
import { useMediaQuery } from '../../platform/media-query.ts';
import { UnreadRows } from '../../shop/unread-rows.tsx';
import { useWheelsetCatalogue } from '../../shop/wheelset-catalogue.ts';
import { climbTexts } from '../../texts/climb-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/load-state.tsx';
import { Notices } from '../../ui/notices.tsx';
import { useComparedTyres } from './api/tyre-list.ts';
import classes from './climb-calculator-screen.module.css';
import { AnswerBar } from './components/answer-bar.tsx';
import resultClasses from './components/climb-result.module.css';
import { ClimbResult } from './components/climb-result.tsx';
import { DayPanel } from './components/day-panel.tsx';
import { ModelNotes } from './components/model-notes.tsx';
import { RiderPanel } from './components/rider-panel.tsx';
import { RoadPanel } from './components/road-panel.tsx';
import { SetupLine } from './components/setup-line.tsx';
import { WheelsPanel } from './components/wheels-panel.tsx';
import { headline } from './state/entry-texts.ts';
import { useAnswerForFrame } from './state/use-answer-for-frame.ts';
import { useClimb } from './state/use-climb.ts';
import { type Shown, useComparison } from './state/use-comparison.ts';
import { useFrameHeight } from './state/use-frame-height.ts';
import { useRoadFile } from './state/use-road-file.ts';

/** The answer in short, where there is one. */
const answerOf = ({ road, result }: Shown, isTimed: boolean) =>
  road !== null && result?.ok ? headline(road.name, result.value, isTimed) : null;

/** Everything that the page calculates with, and what comes of it. */
function useCalculator() {
  const catalogue = useWheelsetCatalogue();
  const climb = useClimb(catalogue.items);
  const { change } = climb;
  const file = useRoadFile(useCallback(() => change({ road: fileRoad }), [change]));
  const [isChoosing, setIsChoosing] = useState(false);
  const tyres = useComparedTyres(isChoosing || Object.keys(climb.climb.ownTyres).length > 0);
  const shown = useComparison(climb.climb, file.road, catalogue.items, tyres.tyres);
  return { catalogue, climb, file, tyres, shown, onTyres: () => setIsChoosing(true) };
}

/** The fields: on a phone behind a button, open as long as there is nothing to compare. */
function useFields(isWithoutAnswer: boolean) {
  const id = useId();
  const isPhone = useMediaQuery('screen and (max-width: 767px)');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const areShown = !isPhone || (isOpen ?? isWithoutAnswer);
  return { id, isPhone, areShown, toggle: () => setIsOpen(!areShown) };
}

function PageHead({ isAlone }: { readonly isAlone: boolean }) {
  return (
    <div className={isAlone ? classes.head : 'visually-hidden'}>
      <div>
        <h1>{climbTexts.title}</h1>
        <p className={classes.intro}>{climbTexts.intro}</p>
      </div>
      {isAlone && (
        <div className="no-print">
          <Button onClick={askForContact}>{climbTexts.contact}</Button>
        </div>
      )}
    </div>
  );
}

/** The whole calculator; a page of its own that any site may show in a frame. */
export function ClimbCalculatorScreen() {
  const { catalogue, climb, file, tyres, shown, onTyres } = useCalculator();
  const outcome = useRef<HTMLDivElement>(null);
  useFrameHeight();
  const { setup } = climb.climb;
  const { wheelsets } = shown.chosen;
  const placeOf = useCallback(
    (id: number) => wheelsets.findIndex((wheelset) => wheelset.id === id),
    [wheelsets],
  );
  const answer = answerOf(shown, setup.effort.kind === 'time');
  const fields = useFields(
    catalogue.state === 'ready' && (answer === null || shown.chosen.compared.length < comparedCount.min),
  );
  // The bar repeats the answer while the fields are above it.
  const barAnswer = fields.areShown ? answer : null;
  useAnswerForFrame(barAnswer, outcome);
  const changeSetup = (changes: Partial<typeof setup>) => climb.change({ setup: { ...setup, ...changes } });
  const framed = isFramed();
  // The page around a frame has its own main part.
  const Root = framed ? 'div' : 'main';
  return (
    <Root className={classes.page} data-framed={framed}>
      <PageHead isAlone={!framed} />
      <UnreadRows path={wheelsetPaths.list} />
      <UnreadRows path={builderPaths.tires} />
      {fields.isPhone && (
        <SetupLine
          shown={shown}
          setup={setup}
          isOpen={fields.areShown}
          fields={fields.id}
          onPress={fields.toggle}
        />
      )}
      <div className={classes.columns}>
        <div id={fields.id} className={`${classes.side} no-print`} hidden={!fields.areShown}>
          <WheelsPanel
            climb={climb}
            chosen={shown.chosen}
            catalogue={catalogue.items}
            isLoading={catalogue.state === 'loading'}
            tyres={tyres}
            onTyres={onTyres}
          />
          <RoadPanel climb={climb} file={file} part={shown.road?.climb ?? null} />
          <RiderPanel setup={setup} onChange={changeSetup} />
          <DayPanel
            setup={setup}
            onChange={changeSetup}
            hasHeading={shown.road !== null && shown.road.profile.heading !== null}
          />
          {barAnswer && !framed && (
            <AnswerBar headline={barAnswer} onShow={() => outcome.current?.scrollIntoView()} />
          )}
        </div>
        <div ref={outcome} className={classes.outcome}>
          {catalogue.state === 'loading' && <Loading text={climbTexts.loading} />}
          {catalogue.state === 'failed' && (
            <div className={resultClasses.none}>
              <p>{climbTexts.noWheelsets}</p>
              <Button onClick={catalogue.retry}>{climbTexts.tryAgain}</Button>
            </div>
          )}
          {catalogue.state === 'ready' && (
            <ClimbResult climb={climb} shown={shown} placeOf={placeOf} dataFrom={catalogue.dataFrom} />
          )}
          <ModelNotes />
        </div>
      </div>
      <Notices within={null} />
    </Root>
  );
}
