import {
  type BikeFacts,
  bikeTypeFacts,
  forkFacts,
  frameFacts,
  handlebarFacts,
  judgeEachRule,
  otherFacts,
  rules,
  seatpostFacts,
  tubeFacts,
  tyreFacts,
  wheelsetFacts,
} from '../compatibility/public.ts';
import { bikeTypes } from '../frameset/public.ts';
import { initialSealant } from '../part/public.ts';
import { type SampleCatalogue, swappedBikes, withComponent } from './configured-bikes.ts';

const rider = { slot: 'rider', name: 'rider', isOwn: false, recalled: [], weight: 130 } as const;

/** Wheels with every tyre, filled in turn with sealant and every tube, under a heavy rider. */
function* wheelBikes({ wheelsets, tyres, tubes }: SampleCatalogue): Generator<BikeFacts> {
  const fillings = [
    { kind: 'sealant', sealant: initialSealant } as const,
    ...tubes.map((tube) => ({ kind: 'tube', tube }) as const),
  ].map(tubeFacts);
  for (const [place, wheelset] of wheelsets.entries()) {
    for (const [turn, tyre] of tyres.entries()) {
      const tube = fillings[(place + turn) % fillings.length];
      yield {
        rider,
        wheelset: wheelsetFacts({ kind: 'catalogue', wheelset }),
        tyre: tyreFacts(tyre),
        ...(tube ? { tube } : {}),
      };
    }
  }
}

/** Frames with every fork, bar and post, and with wheels and tyres in turn. */
function* frameBikes({
  frames,
  forks,
  handlebars,
  seatposts,
  ...rest
}: SampleCatalogue): Generator<BikeFacts> {
  const { wheelsets, tyres } = rest;
  const of = <Part>(parts: readonly Part[], turn: number): readonly Part[] =>
    parts.slice(turn % parts.length, (turn % parts.length) + 1);
  for (const [place, frame] of frames.entries()) {
    for (const turn of Array.from({ length: 30 }, (_, each) => each)) {
      yield {
        rider,
        frame: frameFacts({ kind: 'catalogue', frame }),
        ...Object.fromEntries([
          ...bikeTypes
            .slice(turn % 3, (turn % 3) + 1)
            .map((type) => ['bike', bikeTypeFacts({ type, rimBrake: false })]),
          ...of(forks, turn).map((fork) => ['fork', forkFacts(fork)]),
          ...of(handlebars, turn).map((bar) => ['handlebar', handlebarFacts(bar)]),
          ...of(seatposts, turn).map((post) => ['seatpost', seatpostFacts(post)]),
          ...of(wheelsets, place + turn * 7).map((wheelset) => [
            'wheelset',
            wheelsetFacts({ kind: 'catalogue', wheelset }),
          ]),
          ...of(tyres, place + turn * 11).map((tyre) => ['tyre', tyreFacts(tyre)]),
        ]),
      };
    }
  }
}

/** Frames with every crank and ring. */
function* crankBikes({ frames, components }: SampleCatalogue): Generator<BikeFacts> {
  const cranks = components.filter(({ type }) => type === 'crankset' || type === 'chainring');
  for (const frame of frames) {
    for (const crank of cranks)
      yield withComponent({ frame: frameFacts({ kind: 'catalogue', frame }) }, crank);
  }
}

/** Frames, bars and wheels with every stem, headset, rotor and valve. */
function* completedBikes(catalogue: SampleCatalogue): Generator<BikeFacts> {
  const { frames, handlebars, wheelsets, others } = catalogue;
  for (const [place, part] of others.entries()) {
    const facts = otherFacts([part]);
    if (Object.keys(facts).length === 0) continue;
    for (const frame of frames) yield { ...facts, frame: frameFacts({ kind: 'catalogue', frame }) };
    for (const bar of handlebars) yield { ...facts, handlebar: handlebarFacts(bar) };
    for (const wheelset of wheelsets.slice(place % 3))
      yield { ...facts, wheelset: wheelsetFacts({ kind: 'catalogue', wheelset }) };
  }
}

function* everyBike(catalogue: SampleCatalogue): Generator<BikeFacts> {
  yield* wheelBikes(catalogue);
  yield* frameBikes(catalogue);
  yield* crankBikes(catalogue);
  yield* completedBikes(catalogue);
  for (const { bike } of swappedBikes(catalogue, 6, 6)) yield bike;
}

/** The numbers of the rules that speak about some bike of catalogue parts, "not checked" left out. */
export function rulesThatFire(catalogue: SampleCatalogue): ReadonlySet<number> {
  const heard = new Set<number>();
  for (const bike of everyBike(catalogue)) {
    for (const finding of judgeEachRule(bike)) {
      if (finding.severity !== 'notChecked') for (const rule of finding.rules) heard.add(rule);
    }
    if (heard.size === rules.length) break;
  }
  return heard;
}
