import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Answered } from './demo-rejections.ts';

const answerSchema = z.object({
  data: z.object({ accepted: z.array(z.looseObject({ carrier: z.number().nullable().catch(null) })) }),
});

const scriptSchema = z.looseObject({
  number: z.string(),
  carrier: z.number().int().optional(),
  register: z.object({ data: z.object({ accepted: z.array(z.object({ carrier: z.number() })) }) }).optional(),
  gettrackinfo: z.array(answerSchema).optional(),
});

/**
 * What the demo provider answers about one number, look by look; the last answer stays. A fixture names the answers under
 * `gettrackinfo`, or, for a number with several carriers, under `gettrackinfoOf` and the carrier's code.
 */
export class DemoScript {
  readonly number: string;
  /** The carrier that detection finds for the number. */
  readonly registeredAs: number | undefined;
  readonly #byCarrier: ReadonlyMap<number | null, z.infer<typeof answerSchema>[]>;

  /** Takes a parsed fixture file; throws when it is none. */
  constructor(fixture: unknown) {
    const script = scriptSchema.parse(fixture);
    this.number = script.number;
    this.registeredAs = script.register?.data.accepted[0]?.carrier ?? script.carrier;
    const answers = new Map<number | null, z.infer<typeof answerSchema>[]>();
    if (script.gettrackinfo !== undefined) answers.set(null, [...script.gettrackinfo]);
    for (const [name, value] of Object.entries(script)) {
      const code = /^gettrackinfoOf(\d+)$/.exec(name)?.[1];
      if (code !== undefined) answers.set(Number(code), [answerSchema.parse(value)]);
    }
    this.#byCarrier = answers;
  }

  /** The next answer about the number as it is registered with a carrier; null when the script has none for it. */
  nextAnswer(carrier: number | null): Answered | null {
    const answers = this.#byCarrier.get(carrier) ?? this.#byCarrier.get(null);
    const answer = answers !== undefined && answers.length > 1 ? answers.shift() : answers?.[0];
    return answer === undefined ? null : { accepted: answer.data.accepted };
  }
}

/** The scripts of a folder of fixtures. */
export async function readDemoScripts(folder: string): Promise<DemoScript[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => new DemoScript(JSON.parse(text)));
}
