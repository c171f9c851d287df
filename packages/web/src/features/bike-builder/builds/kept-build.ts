import {
  type Build,
  emptyBuild,
  migrateSavedBuild,
  readSavedBuild,
  savedBuildVersion,
} from '@pp-tools/domain/bike';
import { otherCategories } from '@pp-tools/domain/part';
import * as z from 'zod/mini';
import type { Kept } from '../../../platform/browser-storage.ts';
import { buildKey } from '../../../shop/build-form.ts';

/** Tabs of step 4; the one last open is remembered (BLD-60). */
export const componentsTabs = ['groupset', ...otherCategories] as const;
/** One of {@link componentsTabs}. */
export type ComponentsTab = (typeof componentsTabs)[number];

/** What the builder keeps in the browser (BLD-92). */
export interface KeptBuild {
  readonly build: Build;
  readonly componentsTab: ComponentsTab;
  /** Changes since the Current Build panel was last open. */
  readonly unseenChanges: number;
}

const schema = z.object({
  // Each part is read by itself, so that a broken one never costs the rest.
  build: z.pipe(z.unknown(), z.transform(readSavedBuild)),
  componentsTab: z.catch(z.enum(componentsTabs), 'groupset'),
  unseenChanges: z.catch(z.int().check(z.minimum(0), z.maximum(999)), 0),
});

const outerSchema = z.looseObject({ build: z.unknown() });

/** The envelope of {@link KeptBuild}. */
export const keptBuild: Kept<KeptBuild> = {
  key: buildKey,
  version: savedBuildVersion,
  schema,
  fallback: { build: emptyBuild, componentsTab: 'groupset', unseenChanges: 0 },
  // The first form was the build alone.
  migrate: (value, version) => {
    const outer = z.safeParse(outerSchema, value);
    return version === 0 || !outer.success
      ? { build: migrateSavedBuild(value, version) }
      : { ...outer.data, build: migrateSavedBuild(outer.data.build, version) };
  },
};
