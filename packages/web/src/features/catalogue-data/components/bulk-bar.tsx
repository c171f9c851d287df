import type { CatalogueBulk, StaffList, StaffRow } from '@pp-tools/domain/contract';
import { useState } from 'react';
import { catalogueDataTexts as texts } from '../../../texts/catalogue-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from '../catalogue-data.module.css';
import { keyOf } from '../state/catalogue-view.ts';
import type { CatalogueActions, Refusal } from '../state/use-catalogue-actions.ts';

interface BulkBarProps {
  readonly list: StaffList;
  readonly rows: readonly StaffRow[];
  readonly actions: CatalogueActions;
  readonly onClear: () => void;
}

const actionNames = ['set', 'raise', 'clear'] as const;

/** What can be done with the selected rows: one field of all, or deleting them; each is one Undo. */
export function BulkBar({ list, rows, actions, onClear }: BulkBarProps) {
  const fields = list.fields.filter(({ isKey }) => !isKey);
  const [field, setField] = useState(
    fields.find(({ name }) => name === 'price')?.name ?? fields[0]?.name ?? '',
  );
  const [action, setAction] = useState<CatalogueBulk['action']>('set');
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const isNumber = fields.find(({ name }) => name === field)?.kind === 'number';
  const chosen = action === 'raise' && !isNumber ? 'set' : action;
  const keys = rows.map((row) => keyOf(list, row));
  const report = (refusal: Refusal | null) => {
    setFault(refusal === null ? null : (refusal.fields.get(field) ?? refusal.text));
    return refusal === null;
  };
  const apply = async () => {
    const bulk = { keys, field, action: chosen, value: chosen === 'clear' ? '' : value };
    if (report(await actions.bulk(bulk, texts.changed(keys.length)))) setValue('');
  };
  const remove = async () => {
    const changes = keys.map((key) => ({ key, before: {}, after: null }));
    if (report(await actions.change(changes, texts.deleted(keys.length)))) onClear();
  };
  return (
    <section className={classes.bulk} aria-label={texts.selected(rows.length)}>
      <p>{texts.selected(rows.length)}</p>
      <SelectField label={texts.bulkField} value={field} onChange={setField}>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.bulkAction}
        value={chosen}
        onChange={(next) => setAction(actionNames.find((name) => name === next) ?? 'set')}
      >
        {actionNames.map((name) =>
          name === 'raise' && !isNumber ? null : (
            <option key={name} value={name}>
              {texts.bulkActions[name]}
            </option>
          ),
        )}
      </SelectField>
      {chosen !== 'clear' && (
        <TextField
          label={texts.bulkValue}
          value={value}
          fault={fault}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      {chosen === 'clear' && fault !== null && <p role="alert">{fault}</p>}
      <Button look="primary" disabled={chosen !== 'clear' && value.trim() === ''} onClick={apply}>
        {texts.apply}
      </Button>
      <Button look="danger" onClick={remove}>
        {texts.deleteRows}
      </Button>
      <Button look="quiet" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </section>
  );
}
