import { fitsTyre, fitsWheelset, wheelsetClashes } from '../compatibility/public.ts';
import {
  byNumber,
  byText,
  failure,
  type PriceAndWeight,
  type Result,
  success,
  thenBy,
} from '../core/public.ts';
import {
  type BikeSelection,
  type BikeType,
  type Frame,
  filterFrames,
  initialConfiguration,
} from '../frameset/public.ts';
import { defaultParts, groupsetFigures, type PartUse } from '../groupset/public.ts';
import { type OtherCategory, type OtherPart, wheelsetKey } from '../part/public.ts';
import { applyCommand } from './apply-command.ts';
import { type Build, emptyBuild } from './build.ts';
import { type BuildCatalogue, partsForFrame } from './catalogue.ts';
import { blocksOf } from './cheapest-grams.ts';
import type { BuildCommand } from './command.ts';
import { hasRange } from './swap-candidates.ts';

const useOf: Readonly<Record<BikeType, PartUse>> = { road: 'Road', gravel: 'Gravel', mountain: 'Mountain' };

interface Priced {
  readonly name: string;
  readonly price: number | null;
  readonly weight: number | null;
}

/** The cheapest first, the lighter of the same price first; parts without both figures are left out. */
function cheapestFirst<Part extends Priced>(parts: readonly Part[]): readonly Part[] {
  return parts
    .filter(({ price, weight }) => price !== null && weight !== null)
    .sort(
      thenBy(
        byNumber<Part>(({ price }) => price),
        byNumber<Part>(({ weight }) => weight),
        byText<Part>(({ name }) => name),
      ),
    );
}

const isCounted = ({ price, weight }: PriceAndWeight): boolean =>
  price.kind === 'counted' && weight.kind === 'counted';

/** The first of several ways to go on that brings no clash. */
function firstFitting(build: Build, ways: Iterable<readonly BuildCommand[]>): Build | null {
  for (const way of ways) {
    const next = way.reduce(applyCommand, build);
    if (blocksOf(next).size === 0) return next;
  }
  return null;
}

/** The cheapest wheelset for which there is a tyre, with its cheapest tyre and tube. */
function withWheels(build: Build, catalogue: BuildCatalogue, at: string): Build | null {
  const { bike, frame } = build;
  if (bike === null) return null;
  const isHere = ({ use }: { readonly use: PartUse }) => use === useOf[bike.type];
  const tyres = cheapestFirst(catalogue.tyres.filter((tyre) => isHere(tyre) && tyre.type !== 'tubular'));
  const tubes = cheapestFirst(catalogue.tubes.filter(hasRange));
  for (const wheelset of cheapestFirst(catalogue.wheelsets.filter(isHere))) {
    const choice = { kind: 'catalogue', wheelset } as const;
    if (wheelsetClashes(choice, bike, frame).length > 0) continue;
    const ways = tyres
      .filter((tyre) => fitsWheelset(tyre, choice, frame))
      .map((tyre): readonly BuildCommand[] => {
        const tube = tubes.find((each) => fitsTyre(each, tyre));
        return [
          { kind: 'selectWheelset', wheelset: choice },
          {
            kind: 'configureWheelset',
            key: wheelsetKey(choice),
            configuration: { tyre, tube: tube ? { kind: 'tube', tube } : null, updatedAt: at },
          },
        ];
      });
    const next = firstFitting(build, ways);
    if (next !== null) return next;
  }
  return null;
}

function withGroupset(build: Build, { groupsets, components }: BuildCatalogue): Build | null {
  const { bike, frame } = build;
  if (bike === null || frame === null) return null;
  const choices = groupsets
    .filter(({ use, isDisc }) => use === useOf[bike.type] && isDisc === (frame.frame.brake === 'disc'))
    .map((groupset) => ({ groupset, parts: defaultParts(groupset, components) }))
    .map((choice) => ({ choice, figures: groupsetFigures(choice) }))
    .filter(({ figures }) => isCounted(figures))
    .map(({ choice, figures: { price, weight } }) => ({
      choice,
      name: choice.groupset.name,
      price: price.kind === 'missing' ? null : price.value,
      weight: weight.kind === 'missing' ? null : weight.value,
    }));
  return firstFitting(
    build,
    cheapestFirst(choices).map(({ choice }) => [{ kind: 'selectGroupset', groupset: choice }]),
  );
}

/** Saddles are for a kind of bike; road riders clip in, others may not. */
function isMeantFor(bike: BikeType, { category, type, pedalType }: OtherPart): boolean {
  if (category === 'saddle') return type === useOf[bike];
  return bike !== 'road' || pedalType === 'CLIPLESS';
}

function withOther(build: Build, category: OtherCategory, { others }: BuildCatalogue): Build {
  const type = build.bike?.type ?? 'road';
  const [part] = cheapestFirst(others.filter((each) => each.category === category && isMeantFor(type, each)));
  if (part === undefined) return build;
  return applyCommand(build, { kind: 'addOther', other: { kind: 'catalogue', part } });
}

/** A frame with its default parts, and with the cheapest fork where it brings none. */
function withFrame(build: Build, frame: Frame, catalogue: BuildCatalogue): Build | null {
  const plain = initialConfiguration('catalogue');
  const [fork] = frame.fork.included ? [] : cheapestFirst(partsForFrame(catalogue, frame, 'fork'));
  if (!frame.fork.included && fork === undefined) return null;
  const configuration = fork ? { ...plain, fork: { kind: 'listed' as const, part: fork } } : plain;
  return firstFitting(build, [
    [
      { kind: 'selectFrame', frame: { kind: 'catalogue', frame } },
      { kind: 'configureFrame', key: frame.key, configuration },
    ],
  ]);
}

/** Why no bike could be put together: the first place for which nothing fits any frame. */
export type BikeFault = 'frame' | 'wheelset' | 'groupset';

/**
 * A bike of cheap parts whose every part has known figures and goes with the rest: the cheapest frame for which
 * there is one, then the cheapest wheels, tyres and groupset that fit it. `at` is the moment, as an ISO timestamp.
 */
export function cheapestBike(
  bike: BikeSelection,
  catalogue: BuildCatalogue,
  at: string,
): Result<Build, BikeFault> {
  const start = applyCommand(emptyBuild, { kind: 'selectBike', bike });
  const choices = cheapestFirst(catalogue.frames).map((frame) => ({ kind: 'catalogue', frame }) as const);
  let fault: BikeFault = 'frame';
  for (const choice of filterFrames(choices, bike)) {
    const framed = choice.kind === 'catalogue' ? withFrame(start, choice.frame, catalogue) : null;
    if (framed === null) continue;
    const wheeled = withWheels(framed, catalogue, at);
    const geared = wheeled && withGroupset(wheeled, catalogue);
    if (geared) return success(withOther(withOther(geared, 'saddle', catalogue), 'pedal', catalogue));
    if (fault !== 'groupset') fault = wheeled === null ? 'wheelset' : 'groupset';
  }
  return failure(fault);
}
