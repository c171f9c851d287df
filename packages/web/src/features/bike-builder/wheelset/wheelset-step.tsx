import { wheelsetConfigurationOf } from '@pp-tools/domain/bike';
import { bikeWheelsetSorts, firstParts, type WheelsetChoice, wheelsetKey } from '@pp-tools/domain/part';
import { useId, useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { wheelsetClashText, wheelsetSortTexts } from '../../../texts/builder-list-texts.ts';
import { builderTexts } from '../../../texts/builder-texts.ts';
import { wheelsetStepTexts } from '../../../texts/builder-wheelset-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/load-state.tsx';
import { changeBuild, currentBuild, useBuild } from '../builds/build-store.ts';
import { StepPage } from '../page/step-page.tsx';
import { useAskedSlot } from '../page/use-asked-slot.ts';
import { Fold } from '../parts/fold.tsx';
import { useListView } from '../parts/list-view.ts';
import { PartListTools } from '../parts/part-list-tools.tsx';
import { PartPages } from '../parts/part-pages.tsx';
import { SortControl } from '../parts/sort-control.tsx';
import { usePartList, wholeList } from '../parts/use-part-list.ts';
import { OwnWheelsetDialog } from './own-wheelset-dialog.tsx';
import { TyreDialog } from './tyre-dialog.tsx';
import { type ListedWheelset, useWheelsetList } from './use-wheelset-list.ts';
import { WheelsetCard } from './wheelset-card.tsx';
import classes from './wheelset-step.module.css';

function mayContinue(): boolean {
  const isChosen = currentBuild().wheelset !== null;
  if (!isChosen) notify(builderTexts.wheelset.missing, { duration: 4000 });
  return isChosen;
}

const traitsOf = ({ choice: { wheelset } }: ListedWheelset) => ({
  name: wheelset.name,
  brand: wheelset.brand ?? '',
  price: wheelset.price,
  weight: wheelset.weight,
});

const listName = 'wheelsets';

/** Both lists of the step under one search, filter and order. */
function useWheelsetLists() {
  const build = useBuild();
  const [view] = useListView(listName);
  const sort = bikeWheelsetSorts.find((each) => each === view.sort) ?? 'priceAscending';
  const { isLoading, fitting, listed } = useWheelsetList(build, sort);
  const list = usePartList(listName, listed, traitsOf);
  return {
    isLoading,
    sort,
    /** Every fitting wheelset, whatever the search. */
    fitting,
    list,
    shownFitting: list.items.filter(({ clash }) => clash === null),
    shownUnfit: list.items.filter(({ clash }) => clash !== null),
  };
}

interface CardsProps {
  readonly id?: string;
  readonly label: string;
  readonly items: readonly ListedWheelset[];
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly onConfigure: (choice: WheelsetChoice) => void;
}

function Cards({ onConfigure, ...pages }: CardsProps) {
  const build = useBuild();
  const selected = build.wheelset === null ? null : wheelsetKey(build.wheelset);
  return (
    <PartPages {...pages} isChosen={({ choice }) => wheelsetKey(choice) === selected}>
      {({ choice, clash }) => {
        const key = wheelsetKey(choice);
        return (
          <WheelsetCard
            key={key}
            choice={choice}
            parts={wheelsetConfigurationOf(build, key)}
            isSelected={key === selected}
            reason={clash === null ? null : wheelsetClashText(clash)}
            onConfigure={onConfigure}
          />
        );
      }}
    </PartPages>
  );
}

/** Step 3: wheelsets that fit, those that do not with the reason, tyres and tubes. */
export function WheelsetStep() {
  const build = useBuild();
  const listId = useId();
  const { isLoading, sort, fitting, list, shownFitting, shownUnfit } = useWheelsetLists();
  const [unfitCount, setUnfitCount] = useState<number>(firstParts);
  const [pressed, setPressed] = useState<WheelsetChoice | null>(null);
  const [asked, answerAsked] = useAskedSlot();
  const configured = pressed ?? (asked === 'tyre' || asked === 'tube' ? build.wheelset : null);
  const [isOwnOpen, setOwnOpen] = useState(false);
  return (
    <StepPage
      step="wheelset"
      hasSheet
      title={builderTexts.wheelset.title}
      intro={builderTexts.wheelset.intro}
      actions={<Button onClick={() => setOwnOpen(true)}>Bring My Own</Button>}
      backLabel="Back to Frame"
      continueLabel="Continue to Components"
      onContinue={mayContinue}
    >
      {isLoading && <Loading text={wheelsetStepTexts.loading} />}
      <PartListTools
        what={wheelsetStepTexts.what}
        listId={listId}
        list={list}
        status={`Showing ${shownFitting.length} compatible wheelsets (${shownUnfit.length} incompatible)`}
      >
        <SortControl
          label="Sort by"
          dialogTitle="Sort Wheelsets"
          options={wheelsetSortTexts}
          value={sort}
          onChange={(order) => list.change({ sort: order })}
        />
      </PartListTools>
      <section className={classes.section} aria-labelledby="fitting-wheelsets">
        <h2 id="fitting-wheelsets" className="visually-hidden">
          Compatible Wheelsets
        </h2>
        {list.isNarrowed && shownFitting.length === 0 && <p>{wheelsetStepTexts.noneFit}</p>}
        <Cards
          id={listId}
          label="Compatible Wheelsets"
          items={shownFitting}
          count={list.view.count}
          onCount={(count) => list.change({ count })}
          onConfigure={setPressed}
        />
      </section>
      {shownUnfit.length > 0 && (
        <section aria-labelledby="unfit-wheelsets">
          <Fold
            id="unfit-wheelsets"
            title="Incompatible Wheelsets"
            note={wheelsetStepTexts.unfit(shownUnfit.length)}
            isOpen={list.view.search.trim() !== ''}
          >
            <Cards
              label="Incompatible Wheelsets"
              items={shownUnfit}
              count={unfitCount}
              onCount={setUnfitCount}
              onConfigure={setPressed}
            />
          </Fold>
        </section>
      )}
      {configured && (
        <TyreDialog
          start={configured}
          wheelsets={fitting}
          onClose={() => {
            setPressed(null);
            answerAsked();
          }}
        />
      )}
      {isOwnOpen && (
        <OwnWheelsetDialog
          onClose={() => setOwnOpen(false)}
          onAdd={(wheelset) => {
            setOwnOpen(false);
            list.change(wholeList);
            changeBuild(
              `Bring ${wheelset.name}`,
              { kind: 'addOwnWheelset', wheelset },
              { kind: 'selectWheelset', wheelset: { kind: 'own', wheelset } },
            );
          }}
        />
      )}
    </StepPage>
  );
}
