import { getHeapStatistics } from 'node:v8';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { readRoadFile } from '../../packages/web/src/features/climb-calculator/state/road-file.ts';
import type { Measured } from './benchmark.ts';

const points = 520_000;

/** A recording of 50 MB: a point and a time for every half metre of 230 km. */
function largeRecording(): Blob {
  const parts: BlobPart[] = ['<gpx><trk><trkseg>'];
  let chunk: string[] = [];
  for (let point = 0; point < points; point += 1) {
    const latitude = (44 + point * 4e-6).toFixed(7);
    const elevation = (500 + 300 * Math.sin(point / 2000)).toFixed(1);
    chunk.push(
      `<trkpt lat="${latitude}" lon="5.1000000"><ele>${elevation}</ele><time>2024-05-05T10:00:00Z</time></trkpt>\n`,
    );
    if (chunk.length === 10_000) {
      parts.push(chunk.join(''));
      chunk = [];
    }
  }
  return new Blob([...parts, ...chunk, '</trkseg></trk></gpx>']);
}

const megabytes = (): number => {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return (heap + external) / 1e6;
};

interface Reading {
  /** Of the processor, by the thread that reads: other work on the machine does not count. */
  readonly seconds: number;
  /** By the clock. */
  readonly passed: number;
  readonly peak: number;
  readonly segments: number;
}

const cpuSeconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** Reads the file in this thread: how long it took, and the most memory that was in use at any step. */
async function readHere(file: Blob): Promise<Reading> {
  let peak = 0;
  const [from, started] = [cpuSeconds(), performance.now()];
  const road = await readRoadFile(file, () => {
    peak = Math.max(peak, megabytes());
  });
  if (!road.ok) throw new Error(road.fault.code);
  const [seconds, passed] = [cpuSeconds() - from, (performance.now() - started) / 1000];
  return { seconds, passed, peak: Math.max(peak, megabytes()), segments: road.value.profile.length.length };
}

/** Reads the file in a worker, as the page does; its heap is kept small, so that garbage is collected as it comes. */
const readInWorker = (file: Blob): Promise<Reading> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(file);
  });

if (!isMainThread)
  parentPort?.once('message', async (file: Blob) => parentPort?.postMessage(await readHere(file)));

/** A GPX file of 50 MB from bytes to a road, by what the worker of the page runs. */
export default async function measureRoadFile(): Promise<readonly Measured[]> {
  const file = largeRecording();
  const { seconds, passed, peak, segments } = await readInWorker(file);
  const size = file.size / 1e6;
  return [
    {
      what: `GPX file of ${size.toFixed(0)} MB with ${points.toLocaleString('en-US')} points in a worker, bytes to road, processor time`,
      figure: seconds,
      unit: 's',
      limit: 3,
      detail: `${segments.toLocaleString('en-US')} segments; ${passed.toFixed(1)} s by the clock on a machine that may do other work`,
    },
    {
      what: 'its memory at the highest, in sizes of the file',
      figure: peak / size,
      unit: 'times',
      limit: 2,
      detail: `${peak.toFixed(0)} MB with garbage not yet collected`,
    },
  ];
}
