import type { OtherChoice } from '@pp-tools/domain/bike';
import { useUnits } from '../../../platform/unit-preference.ts';
import { FiguresFrom } from '../../../shop/figures-from.tsx';
import { columnWords } from '../../../texts/estimate-texts.ts';
import { changeBuild } from '../builds/build-store.ts';
import { PartCard } from '../parts/part-card.tsx';
import { priceFact, weightFact } from '../parts/part-figures.ts';
import { OtherPicture, PhotoOr } from '../parts/part-picture.tsx';

/** A part of step 4; pressing a selected one takes it out again (BLD-62). */
export function OtherCard({
  choice,
  isSelected,
}: {
  readonly choice: OtherChoice;
  readonly isSelected: boolean;
}) {
  const units = useUnits();
  const { part } = choice;
  return (
    <PartCard
      name={part.name}
      brand={part.brand}
      picture={
        <PhotoOr link={choice.kind === 'catalogue' ? choice.part.imageLink : null}>
          <OtherPicture category={part.category} />
        </PhotoOr>
      }
      figures={[weightFact(part, units), priceFact(part)]}
      facts={[
        { label: 'Type', value: part.type },
        ...(choice.kind === 'catalogue' && choice.part.details
          ? [{ label: 'Details', value: choice.part.details }]
          : []),
        ...(part.pedalType === null ? [] : [{ label: 'Pedal', value: part.pedalType }]),
      ]}
      isSelected={isSelected}
      onSelect={() =>
        changeBuild(`${isSelected ? 'Remove' : 'Select'} ${part.name}`, {
          kind: 'toggleOther',
          other: choice,
        })
      }
      onRemove={
        choice.kind === 'own'
          ? () => changeBuild(`Delete ${part.name}`, { kind: 'removeOwnOther', id: part.id })
          : undefined
      }
    >
      {choice.kind === 'catalogue' && (
        <FiguresFrom source={choice.part.source} estimates={columnWords(choice.part.recalledColumns)} />
      )}
    </PartCard>
  );
}
