import type { BikeType } from '../frameset/public.ts';

/** Tyre width in millimetres that is usual on a kind of bike; it stands in where no tyre is chosen. */
export const typicalTyreWidth: Readonly<Record<BikeType, number>> = { road: 28, gravel: 42, mountain: 60 };
