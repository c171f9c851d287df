import type { OwnOtherPart } from '@pp-tools/domain/bike';
import { type OtherCategory, ownBrand, ownId, type PedalType, pedalTypes } from '@pp-tools/domain/part';
import { useState } from 'react';
import { otherCategoryTexts } from '../../../texts/components-texts.ts';
import { ownPartTexts } from '../../../texts/own-part-texts.ts';
import { changeBuild } from '../builds/build-store.ts';
import { OwnChoice } from '../parts/own-choice.tsx';
import { OwnPartDialog } from '../parts/own-part-dialog.tsx';

const labels = {
  name: ownPartTexts.name,
  brand: ownPartTexts.brand,
  weight: ownPartTexts.optionalWeight,
  price: ownPartTexts.optionalPrice,
};
/** As the catalogue names the types of pedals. */
const typeOfPedals: Readonly<Record<PedalType, string>> = { CLIPLESS: 'Road Clipless', PLATFORM: 'Platform' };

/** Adds the part to the visitor's own ones and to the build. */
const addPart = (part: OwnOtherPart): void =>
  changeBuild(
    ownPartTexts.add(part.name),
    { kind: 'addOwnOther', part },
    { kind: 'addOther', other: { kind: 'own', part } },
  );

interface OwnOtherDialogProps {
  readonly category: OtherCategory;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** The visitor's own saddle, pedals or small part; every field may stay blank (BLD-64). */
export function OwnOtherDialog({ category, onClose, onAdded }: OwnOtherDialogProps) {
  const [pedalType, setPedalType] = useState<PedalType>('CLIPLESS');
  const texts = otherCategoryTexts[category];
  const isPedal = category === 'pedal';
  return (
    <OwnPartDialog
      title={texts.bring}
      action={ownPartTexts.other.add}
      labels={labels}
      figures="counted"
      onClose={onClose}
      onAdd={({ name, brand, weight, price }) => {
        addPart({
          id: ownId(Date.now()),
          category,
          name: name || texts.ownName,
          brand: brand || ownBrand,
          type: isPedal ? typeOfPedals[pedalType] : 'Custom',
          weight,
          price,
          pedalType: isPedal ? pedalType : null,
        });
        onAdded();
        onClose();
      }}
    >
      {isPedal && (
        <OwnChoice
          label={ownPartTexts.other.pedalType}
          values={pedalTypes}
          value={pedalType}
          onChange={setPedalType}
        />
      )}
    </OwnPartDialog>
  );
}
