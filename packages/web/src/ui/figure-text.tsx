import classes from './figure-text.module.css';

const figureWithUnit = /^([+-]?[\d.,]+)([a-z\u00b0]+)$/i;

interface FigureTextProps {
  /** As the specification writes it: '1409g', '+10mm', '$1,799', 'N/A'. */
  readonly text: string;
  /** Others of its column have a decimal: a whole number then leaves its room free, so that the points align. */
  readonly hasRoom?: boolean;
}

/** A figure with its unit small and muted; what is written stays exactly the text. */
export function FigureText({ text, hasRoom = false }: FigureTextProps) {
  const [, digits, unit] = figureWithUnit.exec(text) ?? [];
  if (digits === undefined) return text;
  return (
    <>
      {digits}
      <span className={classes.unit} data-room={hasRoom && !digits.includes('.')}>
        {unit}
      </span>
    </>
  );
}
