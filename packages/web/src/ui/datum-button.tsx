import classes from './datum-button.module.css';

/** The datum sign of technical drawings; filled where it marks what all others are measured against. */
export const DatumSign = ({ isFilled = false }: { readonly isFilled?: boolean }) => (
  <svg
    className={classes.sign}
    data-filled={isFilled}
    aria-hidden="true"
    width="14"
    height="12"
    viewBox="0 0 14 12"
  >
    <path d="M1.2 1h11.6L7 11Z" />
  </svg>
);

interface DatumButtonProps {
  readonly name: string;
  /** Letter on drawings; none after the eighth. */
  readonly letter: string | undefined;
  readonly isDatum: boolean;
  readonly onPress: () => void;
}

/** Chooses what all others are measured against, with the datum sign of technical drawings; pressed again, it ends. */
export function DatumButton({ name, letter, isDatum, onPress }: DatumButtonProps) {
  return (
    <button
      type="button"
      className={classes.datum}
      aria-label={name}
      aria-pressed={isDatum}
      title={name}
      data-letter={letter}
      onClick={onPress}
    >
      <DatumSign isFilled={isDatum} />
    </button>
  );
}
