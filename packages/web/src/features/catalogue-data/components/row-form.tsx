import { namedColumns } from '@pp-tools/domain/catalogue';
import type { StaffField, StaffList, StaffRow } from '@pp-tools/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { catalogueDataTexts as texts } from '../../../texts/catalogue-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { historyQuery } from '../api/catalogue-calls.ts';
import classes from '../catalogue-data.module.css';
import { keyOf, shownValue, titleOf, valueText } from '../state/catalogue-view.ts';
import type { CatalogueActions, Refusal } from '../state/use-catalogue-actions.ts';
import { choicesOf } from './catalogue-cell.tsx';

interface RowFormProps {
  readonly list: StaffList;
  /** Null: a new row, which starts as `copied` where that is given. */
  readonly row: StaffRow | null;
  readonly copied?: StaffRow | undefined;
  readonly actions: CatalogueActions;
  readonly onClose: () => void;
  readonly onDuplicate: (row: StaffRow) => void;
  /** What belongs to the row, below its fields as they are being edited. */
  readonly related?: ((draft: Draft) => ReactNode) | undefined;
}

type Draft = Readonly<Record<string, string>>;

const draftOf = (list: StaffList, row: StaffRow | null, isCopy: boolean): Draft =>
  Object.fromEntries(
    list.fields.map((field) => [
      field.name,
      isCopy && field.isKey ? '' : valueText(field, row?.[field.name]),
    ]),
  );

const shopNames = ['shop_state', 'successor', 'article_number', 'stock', 'stock_days', 'purchase_link'];
const originNames = ['source', 'recalled'];

/** Every field of a row, with the source of the figures and its history. */
export function RowForm({ list, row, copied, actions, onClose, onDuplicate, related }: RowFormProps) {
  const first = draftOf(list, row ?? copied ?? null, row === null);
  const [draft, setDraft] = useState(first);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [refusal, setRefusal] = useState<string | null>(null);
  const formId = useId();
  const groups = [
    [texts.own, list.fields.filter(({ name }) => ![...shopNames, ...originNames].includes(name))],
    [texts.shop, list.fields.filter(({ name }) => shopNames.includes(name))],
    [texts.origin, list.fields.filter(({ name }) => originNames.includes(name))],
  ] as const;
  const changed = list.fields.filter(({ name }) => draft[name] !== first[name]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = draft[list.title] ?? '';
    const refused =
      row === null
        ? await actions.change([{ key: null, before: null, after: draft }], texts.added(name))
        : await actions.change([changeOf(list, row, draft, changed)], texts.changed(1));
    setFaults(refused?.fields ?? new Map());
    setRefusal(refused === null ? null : refusalText(refused));
    if (refused === null) onClose();
  };
  const recalled = new Set(namedColumns(draft.recalled ?? ''));
  return (
    <Dialog
      title={row === null ? texts.newRow : titleOf(list, row)}
      note={list.label}
      width={related === undefined ? 880 : 1200}
      placement="end"
      onClose={onClose}
      footer={
        <>
          {row !== null && <Button onClick={() => onDuplicate(row)}>{texts.duplicate}</Button>}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="primary" type="submit" form={formId} disabled={row !== null && changed.length === 0}>
            {texts.save}
          </Button>
        </>
      }
    >
      {refusal !== null && (
        <p role="alert" className={classes.alert}>
          {refusal}
        </p>
      )}
      <form id={formId} onSubmit={save} noValidate>
        {groups.map(([legend, fields]) =>
          fields.length === 0 ? null : (
            <fieldset key={legend} className={classes.group}>
              <legend>{legend}</legend>
              <div className={classes.fields}>
                {fields.map((field) => (
                  <RowField
                    key={field.name}
                    field={field}
                    value={draft[field.name] ?? ''}
                    fault={faults.get(field.name) ?? null}
                    isFixed={field.isKey && row !== null}
                    isRecalled={recalled.has(field.name)}
                    onChange={(value) => setDraft((now) => ({ ...now, [field.name]: value }))}
                  />
                ))}
              </div>
            </fieldset>
          ),
        )}
      </form>
      {row !== null && related?.(draft)}
      {row !== null && <RowHistory list={list} row={row} actions={actions} onClose={onClose} />}
    </Dialog>
  );
}

/** Reasons of fields are said at the fields. */
const refusalText = ({ text, fields }: Refusal): string =>
  fields.size === 0 ? text : texts.wrongFields(fields.size);

function changeOf(list: StaffList, row: StaffRow, draft: Draft, changed: readonly StaffField[]) {
  return {
    key: keyOf(list, row),
    before: Object.fromEntries(changed.map(({ name }) => [name, row[name] ?? ''])),
    after: Object.fromEntries(changed.map(({ name }) => [name, draft[name] ?? ''])),
  };
}

interface RowFieldProps {
  readonly field: StaffField;
  readonly value: string;
  readonly fault: string | null;
  readonly isFixed: boolean;
  readonly isRecalled: boolean;
  readonly onChange: (value: string) => void;
}

function RowField({ field, value, fault, isFixed, isRecalled, onChange }: RowFieldProps) {
  const shared = {
    label: field.unit === '' ? field.label : `${field.label} (${field.unit})`,
    name: field.name,
    value,
    required: field.isRequired,
    fault: fault === null ? null : `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`,
    hint: isRecalled ? texts.recalled : undefined,
  };
  const choices = choicesOf(field);
  return choices === null || isFixed ? (
    <TextField
      {...shared}
      readOnly={isFixed}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      placeholder={field.isRequired ? undefined : texts.unknown}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <ChoiceField {...shared} blank={texts.unknown} options={choices} onChange={onChange} />
  );
}

interface RowHistoryProps {
  readonly list: StaffList;
  readonly row: StaffRow;
  readonly actions: CatalogueActions;
  readonly onClose: () => void;
}

function RowHistory({ list, row, actions, onClose }: RowHistoryProps) {
  const key = keyOf(list, row);
  const { data = [] } = useQuery(historyQuery(list.name, key));
  return (
    <section>
      <h3>{texts.history}</h3>
      {data.length === 0 && <p className={classes.muted}>{texts.noHistory}</p>}
      <ul className={classes.entries}>
        {data.map((entry) => (
          <li key={entry.id}>
            <p>
              <time dateTime={new Date(entry.at).toISOString()}>
                {new Date(entry.at).toLocaleString('en-GB')}
              </time>{' '}
              {entry.actor} {texts.actions[entry.action] ?? entry.action}
            </p>
            <ul>
              {changesOf(list, entry.row?.before ?? null, entry.row?.after ?? null).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {entry.row?.before != null && (
              <Button
                look="quiet"
                onClick={async () => {
                  if ((await actions.restore(key, entry.id, 'before')) === null) onClose();
                }}
              >
                {texts.restoreBefore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an action changed in a row, field by field. */
function changesOf(list: StaffList, before: StaffRow | null, after: StaffRow | null): readonly string[] {
  if (before === null || after === null) return [];
  return list.fields.flatMap((field) => {
    const [from, to] = [before[field.name], after[field.name]];
    if (from === to) return [];
    const words = (value: string | number | undefined) => shownValue(field, value) ?? texts.unknown;
    return [`${field.label}: ${words(from)} → ${words(to)}`];
  });
}
