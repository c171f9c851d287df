import { ownBrand, ownId } from '@pp-tools/domain/part';
import { type Brake, brakes } from '@pp-tools/domain/wheelset';
import { useState } from 'react';
import { ownPartTexts } from '../../../texts/own-part-texts.ts';
import { changeBuild } from '../builds/build-store.ts';
import { OwnChoice } from '../parts/own-choice.tsx';
import { OwnPartDialog } from '../parts/own-part-dialog.tsx';
import type { OwnPartValues } from '../parts/own-part-reading.ts';

const texts = ownPartTexts.frame;
const labels = {
  name: ownPartTexts.name,
  weight: ownPartTexts.weight,
  price: ownPartTexts.price,
  tyreWidth: texts.tyreWidth,
};

function addFrame({ name, weight, price, tyreWidth }: OwnPartValues, brake: Brake): void {
  const frame = {
    key: ownId(Date.now()),
    name: name || texts.name,
    brand: ownBrand,
    weight,
    price,
    tyreClearance: tyreWidth,
    brake,
  };
  changeBuild(
    ownPartTexts.add(frame.name),
    { kind: 'addOwnFrame', frame },
    { kind: 'selectFrame', frame: { kind: 'own', frame } },
  );
}

interface OwnFrameDialogProps {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** The visitor's own frameset (BLD-25). */
export function OwnFrameDialog({ onClose, onAdded }: OwnFrameDialogProps) {
  const [brake, setBrake] = useState<Brake>('disc');
  return (
    <OwnPartDialog
      title={texts.title}
      action={texts.add}
      labels={labels}
      figures="checked"
      onClose={onClose}
      onAdd={(part) => {
        addFrame(part, brake);
        onAdded();
        onClose();
      }}
    >
      <OwnChoice
        label={texts.type}
        values={['DISC', 'RIM']}
        value={brake === 'disc' ? 'DISC' : 'RIM'}
        onChange={(value) => setBrake(brakes.find((each) => each.toUpperCase() === value) ?? 'disc')}
      />
    </OwnPartDialog>
  );
}
