import { frameConfigurationOf } from '@pp-tools/domain/bike';
import {
  configurationTotals,
  defaultFrameSort,
  type FrameChoice,
  type FrameSort,
  filterFrames,
  frameSorts,
  type ListedFrame,
  sortFrames,
} from '@pp-tools/domain/frameset';
import { isFrameSlot } from '@pp-tools/domain/part';
import { useId, useMemo, useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { frameSortTexts } from '../../../texts/builder-list-texts.ts';
import { bikeTypeTexts, builderTexts } from '../../../texts/builder-texts.ts';
import { partListTexts } from '../../../texts/part-list-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { currentBuild, useBuild } from '../builds/build-store.ts';
import { StepPage } from '../page/step-page.tsx';
import { useAskedSlot } from '../page/use-asked-slot.ts';
import { useListView } from '../parts/list-view.ts';
import { PartListTools } from '../parts/part-list-tools.tsx';
import { PartPages } from '../parts/part-pages.tsx';
import { SortControl } from '../parts/sort-control.tsx';
import { usePartList, wholeList } from '../parts/use-part-list.ts';
import { FrameCard } from './frame-card.tsx';
import { FrameConfigDialog } from './frame-config-dialog.tsx';
import { useFrames } from './frames.ts';
import { OwnFrameDialog } from './own-frame-dialog.tsx';

const texts = builderTexts.frameset;

/** The frames of the step as they stand in the list, with their configured figures. */
function useListedFrames(sort: FrameSort) {
  const build = useBuild();
  const { frames, ...state } = useFrames();
  const { bike, ownFrames, frameConfigurations } = build;
  const listed = useMemo(() => {
    if (bike === null) return [];
    const all: readonly FrameChoice[] = [
      ...ownFrames.map((frame) => ({ kind: 'own', frame }) as const),
      ...frames.map((frame) => ({ kind: 'catalogue', frame }) as const),
    ];
    return sortFrames(
      filterFrames(all, bike).map((choice): ListedFrame => {
        const configuration = frameConfigurations[choice.frame.key];
        const { price, weight } = configuration ? configurationTotals(choice, configuration) : choice.frame;
        return { choice, price, weight, isConfigured: configuration !== undefined };
      }),
      sort,
    );
  }, [bike, ownFrames, frames, frameConfigurations, sort]);
  return { build, listed, ...state };
}

const traitsOf = ({ choice: { frame }, price, weight }: ListedFrame) => ({
  name: frame.name,
  brand: frame.brand,
  price,
  weight,
});

/** The frames of the step under search, filter and order. */
function useFrameList() {
  const { bike } = useBuild();
  const name = `framesets ${bike?.type} ${bike?.rimBrake}`;
  const [view] = useListView(name);
  const sort = frameSorts.find((each) => each === view.sort) ?? defaultFrameSort;
  const { listed, ...state } = useListedFrames(sort);
  return { sort, list: usePartList(name, listed, traitsOf), ...state };
}

const mustHaveFrame = (): boolean => {
  if (currentBuild().frame !== null) return true;
  notify(texts.missing, { place: 'top', duration: 4000 });
  return false;
};

/** A frame of the catalogue or the visitor's own (BLD-20 to BLD-30). */
export function FramesetStep() {
  const listId = useId();
  const [isBringing, setBringing] = useState(false);
  const [pressed, setPressed] = useState<FrameChoice | null>(null);
  const [asked, answerAsked] = useAskedSlot();
  const { build, list, sort, isLoading, hasFailed, retry } = useFrameList();
  const askedSlot = asked !== null && isFrameSlot(asked) ? asked : null;
  const configured = pressed ?? (askedSlot === null ? null : build.frame);
  const name = build.bike === null ? '' : bikeTypeTexts[build.bike.type].name;
  return (
    <StepPage
      step="frameset"
      hasSheet
      title={texts.title}
      intro={texts.intro}
      backLabel="Back to Bike Type"
      continueLabel="Continue to Wheelset"
      onContinue={mustHaveFrame}
      actions={
        <Button onClick={() => setBringing(true)}>
          <PlusIcon />
          Bring My Own
        </Button>
      }
    >
      <PartListTools
        what={texts.what}
        listId={listId}
        list={list}
        status={isLoading ? '' : `Showing ${list.items.length} ${name} framesets`}
      >
        <SortControl
          label="Sort by"
          dialogTitle="Sort Framesets"
          options={frameSortTexts}
          value={sort}
          onChange={(order) => list.change({ sort: order })}
        />
      </PartListTools>
      {isLoading && <Loading text={texts.loading} />}
      {hasFailed && (
        <Trouble title="Framesets did not load" onRetry={retry}>
          The catalogue could not be fetched. You can try again, or bring your own frameset.
        </Trouble>
      )}
      <h2 className="visually-hidden">Framesets</h2>
      {list.isNarrowed && list.items.length === 0 && <p>{partListTexts.none(texts.what)}</p>}
      <PartPages
        id={listId}
        label="Framesets"
        items={list.items}
        count={list.view.count}
        onCount={(count) => list.change({ count })}
        isChosen={({ choice }) => build.frame?.frame.key === choice.frame.key}
      >
        {(frame) => (
          <FrameCard
            key={frame.choice.frame.key}
            listed={frame}
            configuration={frameConfigurationOf(build, frame.choice.frame.key)}
            isSelected={build.frame?.frame.key === frame.choice.frame.key}
            bike={build.bike}
            onConfigure={() => setPressed(frame.choice)}
          />
        )}
      </PartPages>
      {isBringing && (
        <OwnFrameDialog onClose={() => setBringing(false)} onAdded={() => list.change(wholeList)} />
      )}
      {configured && (
        <FrameConfigDialog
          choice={configured}
          section={pressed === null ? askedSlot : null}
          onClose={() => {
            setPressed(null);
            answerAsked();
          }}
        />
      )}
    </StepPage>
  );
}
