import { type OwnWheelset, ownBrand, ownId } from '@pp-tools/domain/part';
import { ownPartTexts } from '../../../texts/own-part-texts.ts';
import { OwnPartDialog } from '../parts/own-part-dialog.tsx';

const texts = ownPartTexts.wheelset;
const labels = {
  name: ownPartTexts.name,
  brand: ownPartTexts.brand,
  weight: ownPartTexts.weight,
  price: ownPartTexts.price,
  tyreWidth: texts.tyreWidth,
};

interface OwnWheelsetDialogProps {
  readonly onAdd: (wheelset: OwnWheelset) => void;
  readonly onClose: () => void;
}

/** A wheelset that the visitor has already (BLD-43). */
export const OwnWheelsetDialog = ({ onAdd, onClose }: OwnWheelsetDialogProps) => (
  <OwnPartDialog
    title={texts.title}
    action={texts.add}
    labels={labels}
    figures="checked"
    onClose={onClose}
    onAdd={({ name, brand, weight, price, tyreWidth }) =>
      onAdd({
        id: ownId(Date.now()),
        name: name || texts.name,
        brand: brand || ownBrand,
        weight,
        price,
        minTyreWidth: tyreWidth,
      })
    }
  />
);
