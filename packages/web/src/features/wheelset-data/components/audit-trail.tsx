import { type AuditEntry, auditPath } from '@pp-tools/domain/contract';
import { catalogueColumnNames, sourceName, wheelsetFieldLabel } from '@pp-tools/domain/wheelset';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayDo } from '../../../shop/staff-session.ts';
import { UnreadRows } from '../../../shop/unread-rows.tsx';
import { auditDeeds, auditKinds, auditTexts } from '../../../texts/audit-texts.ts';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading, Trouble } from '../../../ui/load-state.tsx';
import { type AuditFilter, auditTrailQuery } from '../api/audit-calls.ts';
import { instantText } from '../state/instant-text.ts';
import { fieldText } from '../state/wheelset-draft.ts';
import classes from '../wheelset-data.module.css';

/** Who did what in the admin area, newest first, with the values before and after. */
export function AuditTrail() {
  const [filter, setFilter] = useState<AuditFilter>({ kind: null, subject: null, isAutomatic: false });
  return (
    <div className={classes.stack}>
      <Filter filter={filter} onChange={setFilter} />
      <Entries filter={filter} />
    </div>
  );
}

/** Narrows the trail to one kind of subject, one order, or what people did. */
function Filter({
  filter,
  onChange,
}: {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}) {
  const mayDo = useMayDo();
  return (
    <div className={classes.auditFilter}>
      <label>
        {auditTexts.show}{' '}
        <select
          value={filter.kind ?? 'all'}
          onChange={({ target: { value } }) =>
            onChange({ ...filter, kind: value === 'all' ? null : value, subject: null })
          }
        >
          {Object.entries(auditKinds).map(
            ([kind, { name, right }]) =>
              mayDo(right) && (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ),
          )}
        </select>
      </label>
      {filter.kind === 'order' && (
        <label>
          {auditTexts.order}{' '}
          <input
            value={filter.subject ?? ''}
            maxLength={64}
            autoComplete="off"
            onChange={({ target: { value } }) => onChange({ ...filter, subject: value.trim() || null })}
          />
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={filter.isAutomatic}
          onChange={({ target: { checked } }) => onChange({ ...filter, isAutomatic: checked })}
        />{' '}
        {auditTexts.automatic}
      </label>
    </div>
  );
}

function Entries({ filter }: { readonly filter: AuditFilter }) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(auditTrailQuery(filter));
  if (isPending) return <Loading />;
  if (data === undefined) {
    return (
      <Trouble title="The audit trail could not be loaded." onRetry={() => refetch()}>
        Your connection may be down, or your session has ended.
      </Trouble>
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  const isNarrowed = filter.kind !== null || filter.subject !== null;
  if (entries.length === 0)
    return <p className={classes.none}>{isNarrowed ? auditTexts.noMatch : auditTexts.none}</p>;
  return (
    <div className={classes.stack}>
      <UnreadRows path={auditPath} />
      <ol className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <p>
              <strong>{entry.actor}</strong> {auditDeeds.get(entry.action) ?? entry.action}{' '}
              <strong>{subjectText(entry)}</strong>
            </p>
            <p className={classes.muted}>{instantText(entry.at)}</p>
            <Values entry={entry} />
          </li>
        ))}
      </ol>
      {hasNextPage && <Button onClick={() => fetchNextPage()}>Show older entries</Button>}
    </div>
  );
}

/** What an entry is about, as staff call it. */
function subjectText({ subject: { kind, id, name } }: AuditEntry): string {
  if (kind === 'order') return name === '' ? auditTexts.orderNamed(id) : auditTexts.numberOf(name, id);
  if (kind === 'upload') return auditTexts.orders(name);
  return kind === 'refresh' ? sourceName(name) : name;
}

const storedValue = (state: unknown, name: string): string | number | null => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** The values that an edit changed; a whole wheelset that came or went is named above and not listed again. */
function Values({ entry: { before, after } }: { readonly entry: AuditEntry }) {
  const changes = catalogueColumnNames.flatMap((column) => {
    const [old, now] = [storedValue(before, column), storedValue(after, column)];
    return old === null || now === null ? [] : [{ column, old, now }];
  });
  if (typeof before === 'string' && typeof after === 'string') {
    return (
      <p className={classes.values}>
        {before || wheelsetDataTexts.unknown} → {after || wheelsetDataTexts.unknown}
      </p>
    );
  }
  if (changes.length === 0) return null;
  return (
    <ul className={classes.values}>
      {changes.map(({ column, old, now }) => (
        <li key={column}>
          {wheelsetFieldLabel(column)}: {fieldText(column, old) || wheelsetDataTexts.unknown} →{' '}
          {fieldText(column, now) || wheelsetDataTexts.unknown}
        </li>
      ))}
    </ul>
  );
}
