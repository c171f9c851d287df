import type { BikeType } from '@pp-tools/domain/frameset';
import { bikeTypeTexts } from '../../../texts/builder-texts.ts';
import { TypicalBikePicture } from '../parts/typical-bike-picture.tsx';
import classes from './bike-type-step.module.css';

interface BikeTypeCardProps {
  readonly type: BikeType;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One kind of bike as a radio the size of a card, with its typical outline. */
export function BikeTypeCard({ type, isChosen, onChoose }: BikeTypeCardProps) {
  const { name, line } = bikeTypeTexts[type];
  return (
    <label className={classes.card} data-chosen={isChosen}>
      <input
        type="radio"
        name="bike-type"
        className={classes.radio}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`bike-type-${type}`}
        aria-label={name}
      />
      <span className={classes.picture} aria-hidden="true">
        <TypicalBikePicture type={type} />
      </span>
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span id={`bike-type-${type}`} className={classes.line}>
          {line}
        </span>
      </span>
    </label>
  );
}
