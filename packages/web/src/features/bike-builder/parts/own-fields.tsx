import { TextField } from '../../../ui/text-field.tsx';

interface OwnFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong, said by the field; null when nothing is. */
  readonly fault?: string | null;
  readonly hint?: string | null;
}

interface OwnTextProps extends OwnFieldProps {
  /** How many characters it holds; a counter says how many there are. */
  readonly limit: number;
}

/** A name or brand of an own part. */
export const OwnText = ({ limit, onChange, ...field }: OwnTextProps) => (
  <TextField
    {...field}
    autoComplete="off"
    count={`${field.value.length}/${limit}`}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** A weight, price or width of an own part, as typed. */
export const OwnNumber = ({ onChange, ...field }: OwnFieldProps) => (
  <TextField
    {...field}
    autoComplete="off"
    inputMode="decimal"
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
