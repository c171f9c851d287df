import * as z from 'zod/mini';
import { parseKept } from '../platform/browser-storage.ts';
import { buildKey } from './build-form.ts';

/** The build that the builder stored, as far as a page without the builder needs it. */
export interface LastBuild {
  readonly name: string;
  /** The step that is open next. */
  readonly path: string;
}

const part = z.optional(z.unknown());
/** Only read here, never written: what the builder of another version stores more stays as it is. */
const form = {
  key: buildKey,
  version: Number.MAX_SAFE_INTEGER,
  schema: z.looseObject({
    build: z.looseObject({ name: z.string(), bike: z.looseObject({}), frame: part, wheelset: part }),
  }),
  fallback: null,
};

/** Reads the stored text of a build; null when there is none that was begun. */
export function lastBuildIn(text: string | null): LastBuild | null {
  const stored = text === null ? undefined : parseKept<z.infer<typeof form.schema> | null>(form, text);
  if (!stored) return null;
  const { name, frame, wheelset } = stored.build;
  const step = wheelset ? 'components' : frame ? 'wheelset' : 'frameset';
  return { name, path: `/bike-builder/${step}` };
}
