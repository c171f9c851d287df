import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeZone } from '@pp-tools/domain/core';
import { lateFrom, statusFromProvider, trackingInfoFrom } from '@pp-tools/domain/shipment';
import { mutateJson, seededRandom } from '@pp-tools/domain/testing';
import { storedInfo } from '../features/tracking/stored-info.ts';
import type { ParcelAnswer } from '../features/tracking/tracking-provider.ts';
import { readAnswerBody, readQuotaBody } from '../providers/tracking/answer-wire.ts';
import { sampleData } from '../sample-data.ts';

/** Longest time of the processor that one answer may take to be read. */
const slowMilliseconds = 100;

/** What a run of mutated provider answers came to; every list is empty when all is well. */
export interface FuzzReport {
  readonly answers: number;
  readonly crashes: readonly string[];
  readonly slow: readonly string[];
  /** Answers of which something was taken that they do not hold, or that the database could not store. */
  readonly wrong: readonly string[];
}

/** Time that this thread has worked, so that a crowded machine makes no answer slow. */
function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Real answers: those of the samples, the scripts of the demo provider, and documents as an answer holds them. */
function realAnswers(): string[] {
  const folder = join(sampleData, 'tracking');
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const whole = readdirSync(folder).filter((name) => /^provider-.*-mixed\.json$/.test(name));
  const documents = readdirSync(folder).filter((name) => /^info-\d+.*\.json$/.test(name));
  return [
    ...whole.map((name) => JSON.stringify(read(name))),
    ...documents.map((name) =>
      JSON.stringify({
        code: 0,
        data: { accepted: [{ number: 'YT2600000000000101', carrier: 190008, track_info: read(name) }] },
      }),
    ),
    JSON.stringify({ code: 0, data: { quota_total: 200, quota_used: 7, quota_remain: 193, today_used: 1 } }),
  ];
}

/** Reads many mutated answers as the product does, from the call to what would be stored. */
export function fuzzProviderAnswers(answers: number, seed: number): FuzzReport {
  const chance = seededRandom(seed);
  const context = { now: Date.UTC(2026, 10, 28), zone: timeZone('Asia/Shanghai') };
  const real = realAnswers();
  const report = { answers, crashes: [] as string[], slow: [] as string[], wrong: [] as string[] };
  for (let index = 0; index < answers; index += 1) {
    const text = mutateJson(real[index % real.length] ?? '{}', chance);
    const started = cpuMilliseconds();
    try {
      if (!isSound(text, context)) report.wrong.push(text);
    } catch (fault) {
      report.crashes.push(`${String(fault)}: ${text}`);
    }
    if (cpuMilliseconds() - started > slowMilliseconds) report.slow.push(text);
  }
  return report;
}

const largestInteger = 2 ** 31 - 1;

function isSound(text: string, context: Parameters<typeof trackingInfoFrom>[1]): boolean {
  readQuotaBody(text);
  const read = readAnswerBody(text);
  return !read.ok || read.value.every((answer) => isSoundAnswer(answer, text, context));
}

function isSoundAnswer(
  answer: ParcelAnswer,
  text: string,
  context: Parameters<typeof trackingInfoFrom>[1],
): boolean {
  // Numbers are cleaned, so the text is searched without what cleaning takes away.
  const plain = text.toUpperCase().replace(/\\U[0-9A-F]{4}|\s/g, '');
  if (!plain.includes(answer.number)) return false;
  if (!answer.accepted) return Number.isInteger(answer.code);
  const { carrier, trackInfo } = answer;
  const isCarrierSound =
    carrier === null || (carrier > 0 && carrier <= largestInteger && text.includes(String(carrier)));
  if (!isCarrierSound) return false;
  const info = trackingInfoFrom(trackInfo, context);
  if (!info.ok) return true;
  const stored = storedInfo(trackInfo);
  const status = statusFromProvider(info.value.mainStatus);
  const instants = [
    info.value.firstEvent,
    info.value.latestEvent,
    lateFrom({ status, ...info.value }),
    ...info.value.carriers.flatMap(({ events }) => events.map(({ instant }) => instant)),
  ];
  return (
    (stored === null || !stored.includes('\u0000')) &&
    instants.every((instant) => instant === null || Number.isSafeInteger(instant)) &&
    info.value.carriers.every(({ events }) =>
      events.every(({ instant }) => instant === null || instant <= context.now + 86_400_000),
    )
  );
}
