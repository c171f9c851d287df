import { type WheelsetCategory, wheelsetCategories } from './category.ts';
import type { Wheelset } from './wheelset.ts';

/** How a category is called in an address. */
export const categorySlugs = {
  road: 'road-disc',
  gravel: 'gravel',
  mtb: 'mtb',
  triTt: 'tri-tt',
  roadRim: 'road-rim',
} as const satisfies Readonly<Record<WheelsetCategory, string>>;

/** The category that an address names; null for any other word. */
export const categoryOfSlug = (slug: string): WheelsetCategory | null =>
  wheelsetCategories.find((category) => categorySlugs[category] === slug) ?? null;

const longestSlug = 60;

/** A name as lower-case letters and digits with hyphens, at most 60 characters; "wheelset" when nothing is left. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');
  return plain === '' ? 'wheelset' : plain;
}

/** The address of a wheelset's own page. */
export const wheelsetPagePath = ({ ppId, name }: Pick<Wheelset, 'ppId' | 'name'>): string =>
  `/wheelset/${ppId}/${slugOf(name)}`;

/** The address of a category's page. */
export const categoryPagePath = (category: WheelsetCategory): string =>
  `/wheelsets-for/${categorySlugs[category]}`;
