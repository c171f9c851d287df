import { formatFigure, notAvailable, type UnitSystem } from '@pp-tools/domain/core';
import {
  type BikeSelection,
  type FrameChoice,
  type FrameConfiguration,
  type ListedFrame,
  shownClearance,
} from '@pp-tools/domain/frameset';
import { memo } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { Button } from '../../../ui/button.tsx';
import { changeBuild, openSummary } from '../builds/build-store.ts';
import { FrameVerdict } from '../compatibility/loaded-verdicts.tsx';
import { FramePicture } from '../parts/bike-picture.tsx';
import { PartCard, type PartFact } from '../parts/part-card.tsx';
import { priceFact, weightFact } from '../parts/part-figures.ts';
import { ShopWords } from '../parts/shop-words.tsx';
import classes from './frameset-step.module.css';

const word = (holds: boolean): string => (holds ? 'Included' : 'Not Included');

/** Facts of a frame other than price and weight (BLD-22). */
function factsOf(choice: FrameChoice, clearance: string): readonly PartFact[] {
  const common = [{ label: 'Tire Clearance', value: clearance }];
  if (choice.kind === 'own') return [...common, { label: 'Brake', value: choice.frame.brake.toUpperCase() }];
  const { geometryType, brake, material, handlebar, seatpost, fork, bottomBracketShell } = choice.frame;
  return [
    ...common,
    { label: 'Geometry', value: geometryType },
    { label: 'Brake', value: brake === 'disc' ? 'Disc' : 'Rim' },
    { label: 'Material', value: material ?? notAvailable },
    { label: 'Bottom Bracket', value: bottomBracketShell ?? notAvailable },
    { label: 'Fork', value: word(fork.included) },
    { label: 'Handlebar', value: word(handlebar.included) },
    { label: 'Seatpost', value: word(seatpost.included) },
  ];
}

/** A configured frame weighs more than a bare one: its card says which is which. */
const frameWeights = ({ frame }: FrameChoice, weight: number | null, units: UnitSystem): string =>
  `${formatFigure(frame.weight, 'grams', units)} frame, ${formatFigure(weight, 'grams', units)} with parts`;

/** The name of a frame in the names of its actions. */
export const frameName = ({ frame }: FrameChoice): string => `${frame.brand} ${frame.name}`;

/** Chooses a frame. */
const selectFrame = (choice: FrameChoice): void =>
  changeBuild(`Select ${frameName(choice)}`, { kind: 'selectFrame', frame: choice });

interface FrameCardProps {
  readonly listed: ListedFrame;
  readonly configuration: FrameConfiguration | null;
  readonly isSelected: boolean;
  readonly bike: BikeSelection | null;
  readonly onConfigure: () => void;
}

const Picture = memo(function Picture({
  choice,
  bike,
}: Pick<FrameCardProps, 'bike'> & { choice: FrameChoice }) {
  return (
    <span className={classes.picture}>
      <FramePicture choice={choice} type={bike?.type ?? 'road'} />
    </span>
  );
});

/** One frame of step 2. */
export function FrameCard({ listed, configuration, isSelected, bike, onConfigure }: FrameCardProps) {
  const units = useUnits();
  const { choice, price, weight } = listed;
  const { frame } = choice;
  return (
    <PartCard
      name={frame.name}
      brand={frame.brand}
      picture={<Picture choice={choice} bike={bike} />}
      badge={configuration === null ? null : 'Configured'}
      figures={[weightFact({ ...frame, weight }, units), priceFact({ ...frame, price })]}
      facts={[
        ...(configuration === null ? [] : [{ label: 'Weights', value: frameWeights(choice, weight, units) }]),
        ...factsOf(choice, formatFigure(shownClearance(choice), 'millimetres', units)),
      ]}
      shop={
        <ShopWords slot="frame" id={choice.kind === 'own' ? null : frame.key} isReplaceable={isSelected} />
      }
      verdict={<FrameVerdict choice={choice} />}
      isSelected={isSelected}
      onSelect={() => selectFrame(choice)}
      onRemove={
        choice.kind === 'own'
          ? () => changeBuild(`Delete ${frame.name}`, { kind: 'removeOwnFrame', key: frame.key })
          : undefined
      }
    >
      <Button aria-label={`Specs & Config: ${frame.name}`} onClick={onConfigure}>
        Specs &amp; Config
      </Button>
      <Button
        look="primary"
        aria-label={`Add to Build: ${frame.name}`}
        onClick={() => {
          selectFrame(choice);
          openSummary();
        }}
      >
        Add to Build
      </Button>
    </PartCard>
  );
}
