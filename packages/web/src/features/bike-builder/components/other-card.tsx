import type { OtherChoice } from '@pp-tools/domain/bike';
import type { ReactNode } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { FiguresFrom } from '../../../shop/figures-from.tsx';
import { columnWords } from '../../../texts/estimate-texts.ts';
import { changeBuild } from '../builds/build-store.ts';
import { PartCard } from '../parts/part-card.tsx';
import { priceFact, weightFact } from '../parts/part-figures.ts';
import { PhotoOr, SaddlePicture } from '../parts/part-picture.tsx';
import { ShopWords } from '../parts/shop-words.tsx';

/** Its photograph; a saddle without one by its outline, other parts have no shape that tells them apart. */
function pictureOf(choice: OtherChoice): ReactNode {
  const { category, type, name } = choice.part;
  const drawn = category === 'saddle' ? <SaddlePicture type={type} name={name} /> : null;
  const photo = choice.kind === 'catalogue' ? choice.part.imageLink : null;
  return photo === null ? drawn : <PhotoOr link={photo}>{drawn}</PhotoOr>;
}

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
      layout="row"
      picture={pictureOf(choice)}
      figures={[weightFact(part, units), priceFact(part)]}
      facts={[
        { label: 'Type', value: part.type },
        ...(choice.kind === 'catalogue' && choice.part.details
          ? [{ label: 'Details', value: choice.part.details }]
          : []),
        ...(part.pedalType === null ? [] : [{ label: 'Pedal', value: part.pedalType }]),
      ]}
      shop={
        <ShopWords
          slot={part.category}
          id={choice.kind === 'own' ? null : part.id}
          isReplaceable={isSelected}
        />
      }
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
