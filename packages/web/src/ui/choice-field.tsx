import { boxClass, Field } from './field.tsx';

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly string[];
  /** What stands for "nothing chosen". */
  readonly blank: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly fault?: string | null;
}

/** One of a few words. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, name, value, options, blank, onChange, required, hint, fault } = props;
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(control) => (
        <select
          {...control}
          name={name}
          className={boxClass}
          value={value}
          required={required}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{blank}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
