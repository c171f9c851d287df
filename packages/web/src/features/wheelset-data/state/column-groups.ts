import {
  brakes,
  type CatalogueColumn,
  catalogueColumns,
  requiredColumns,
  rimTypes,
} from '@pp-tools/domain/wheelset';

/** Columns that the list shows together, beside number and name. */
export const listGroups = {
  main: ['intendedUse', 'DiscOrRim', 'price', 'weight', 'riderWeightLimit'],
  rims: [
    'frontRimDepth',
    'rearRimDepth',
    'frontRimInnerWidth',
    'rearRimInnerWidth',
    'frontRimOutterWidth',
    'rearRimOutterWidth',
    'minTireWidth',
    'maxTireWidth',
  ],
  hubs: [
    'frontSpokeCount',
    'rearSpokeCount',
    'spokeType',
    'hubType',
    'freehubEngagementDegrees',
    'isBoost',
    'isCenterLock',
  ],
  terms: ['shortName', 'brand', 'clincherOrTubelessOrHookless', 'warranty'],
  links: ['link', 'imgLink', 'xfactorIndex', 'stiffness', 'source', 'recalled'],
} as const satisfies Readonly<Record<string, readonly CatalogueColumn[]>>;

/** The name of one of {@link listGroups}. */
export type ListGroup = keyof typeof listGroups;

const choices: { readonly [Column in CatalogueColumn]?: readonly string[] } = {
  intendedUse: ['road', 'road, gravel', 'gravel', 'MTB', 'TT'],
  DiscOrRim: brakes,
  clincherOrTubelessOrHookless: rimTypes,
  isBoost: ['Yes', 'No'],
  isCenterLock: ['Yes', 'No'],
};

/** The words that a column offers, with the present one among them; null where anything may be written. */
export function choicesFor(column: CatalogueColumn, present: string): readonly string[] | null {
  const options = choices[column];
  if (options === undefined) return null;
  return options.includes(present) || present === '' ? options : [present, ...options];
}

/** Whether a wheelset cannot be stored without this column. */
export const isRequired = (column: CatalogueColumn): boolean =>
  requiredColumns.some((required) => required === column);

/** Whether a column holds figures. */
export const isFigure = (column: CatalogueColumn): boolean => catalogueColumns[column].kind === 'number';
