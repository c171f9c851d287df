import { type DateRange, isDay } from '@pp-tools/domain/order';
import { type StatusGroup, statusGroups } from '@pp-tools/domain/shipment';
import { z } from 'zod';

/** What the table remembers between visits (specification, section 2). */
export interface TableState {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly shippingStatusFilter: StatusGroup | null;
  readonly dateRangeFilter: DateRange;
  readonly searchOrderId: string;
}

/** The table as it is on the first visit. */
export const firstTableState: TableState = {
  page: 1,
  itemsPerPage: 10,
  shippingStatusFilter: null,
  dateRangeFilter: [],
  searchOrderId: '',
};

const days = z.array(z.string().refine(isDay)).max(2);

/** Each value under the key that the specification names, as plain as can be; a broken one is the default. */
const schemas = {
  page: z.coerce.number().int().min(1).max(10_000_000),
  itemsPerPage: z.coerce.number().int().min(1).max(500),
  shippingStatusFilter: z.enum(statusGroups),
  dateRangeFilter: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(days),
  searchOrderId: z.string().max(64),
} as const;

function read<Value>(key: keyof TableState, schema: z.ZodType<Value>, fallback: Value): Value {
  try {
    const text = localStorage.getItem(key);
    if (text === null || text === '') return fallback;
    const parsed = schema.safeParse(text);
    return parsed.success ? parsed.data : fallback;
  } catch {
    return fallback;
  }
}

/** Reads the remembered table. */
export const readTableState = (): TableState => ({
  page: read('page', schemas.page, firstTableState.page),
  itemsPerPage: read('itemsPerPage', schemas.itemsPerPage, firstTableState.itemsPerPage),
  shippingStatusFilter: read<StatusGroup | null>('shippingStatusFilter', schemas.shippingStatusFilter, null),
  dateRangeFilter: read('dateRangeFilter', schemas.dateRangeFilter, firstTableState.dateRangeFilter),
  searchOrderId: read('searchOrderId', schemas.searchOrderId, firstTableState.searchOrderId),
});

/** Remembers the table; a blocked storage only means that the next visit starts afresh. */
export function saveTableState(state: TableState): void {
  const texts: Readonly<Record<keyof TableState, string>> = {
    page: String(state.page),
    itemsPerPage: String(state.itemsPerPage),
    shippingStatusFilter: state.shippingStatusFilter ?? '',
    dateRangeFilter: JSON.stringify(state.dateRangeFilter),
    searchOrderId: state.searchOrderId,
  };
  try {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  } catch {
    // Nothing to do: the table itself works on.
  }
}
