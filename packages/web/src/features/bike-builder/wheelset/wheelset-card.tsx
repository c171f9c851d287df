import { formatFigure, type UnitSystem } from '@pp-tools/domain/core';
import {
  accessoryTotals,
  shownMaxTyre,
  shownMinTyre,
  type WheelsetChoice,
  type WheelsetConfiguration,
} from '@pp-tools/domain/part';
import { memo } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { Button } from '../../../ui/button.tsx';
import { WheelsetVerdict } from '../compatibility/loaded-verdicts.tsx';
import { PartCard, type PartFact } from '../parts/part-card.tsx';
import { priceFact, weightFact } from '../parts/part-figures.ts';
import { PhotoOr, RimOfWheelset } from '../parts/part-picture.tsx';
import { ShopWords } from '../parts/shop-words.tsx';
import { addWheelsetToBuild, deleteWheelset, toggleWheelset } from './wheelset-actions.ts';

function factsOf(
  choice: WheelsetChoice,
  parts: WheelsetConfiguration | null,
  units: UnitSystem,
): readonly PartFact[] {
  const mm = (value: number | null): string => formatFigure(value, 'millimetres', units);
  const common = [{ label: 'Min tire width', value: mm(shownMinTyre(choice)) }];
  const { wheelset } = choice;
  return [
    ...common,
    ...(choice.kind === 'catalogue' ? [{ label: 'Max tire width', value: mm(shownMaxTyre(choice)) }] : []),
    ...('rimDepth' in wheelset
      ? [{ label: 'Rim depth', value: `${mm(wheelset.rimDepth.front)} / ${mm(wheelset.rimDepth.rear)}` }]
      : []),
    ...(parts === null ? [] : [{ label: 'Tires and tubes', value: partsText(parts, units) }]),
  ];
}

function partsText(parts: WheelsetConfiguration, units: UnitSystem): string {
  const { price, weight } = accessoryTotals(parts);
  const tube = parts.tube?.kind === 'sealant' ? 'sealant' : parts.tube?.tube.shortName;
  const names = [parts.tyre?.shortName, tube].filter((name) => name !== undefined).join(' + ');
  return `${names} (${formatFigure(price, 'money')}, ${formatFigure(weight, 'grams', units)})`;
}

interface WheelsetCardProps {
  readonly choice: WheelsetChoice;
  readonly parts: WheelsetConfiguration | null;
  readonly isSelected: boolean;
  /** Why it does not fit; then only its details are of use. */
  readonly reason: string | null;
  readonly onConfigure: (choice: WheelsetChoice) => void;
}

/** One wheelset of step 3; it is drawn again only when it changed itself, so that a choice among many answers at once. */
export const WheelsetCard = memo(function WheelsetCard(props: WheelsetCardProps) {
  const units = useUnits();
  const { choice, reason } = props;
  const { wheelset, kind } = choice;
  return (
    <PartCard
      name={wheelset.name}
      brand={wheelset.brand ?? ''}
      layout="side"
      picture={
        <PhotoOr link={kind === 'catalogue' ? wheelset.imageLink : null}>
          <RimOfWheelset wheelset={kind === 'catalogue' ? wheelset : null} />
        </PhotoOr>
      }
      figures={[priceFact(wheelset), weightFact(wheelset, units)]}
      facts={factsOf(choice, props.parts, units)}
      shop={
        <ShopWords
          slot="wheelset"
          id={choice.kind === 'own' ? null : String(choice.wheelset.ppId)}
          isReplaceable={props.isSelected}
        />
      }
      verdict={<WheelsetVerdict choice={choice} />}
      isSelected={props.isSelected}
      reason={reason}
      onSelect={() => toggleWheelset(choice)}
      onRemove={kind === 'own' ? () => deleteWheelset(choice) : undefined}
    >
      {reason === null && (
        <>
          <Button aria-label={`Specs & Config of ${wheelset.name}`} onClick={() => props.onConfigure(choice)}>
            Specs & Config
          </Button>
          <Button
            look="primary"
            aria-label={`Add to Build: ${wheelset.name}`}
            onClick={() => addWheelsetToBuild(choice)}
          >
            Add to Build
          </Button>
        </>
      )}
    </PartCard>
  );
});
