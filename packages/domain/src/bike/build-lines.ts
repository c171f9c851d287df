import { figuresOf } from '../catalogue/public.ts';
import {
  amountOf,
  estimateIn,
  type Figure,
  figureOf,
  type PriceAndWeight,
  roundTo,
  times,
} from '../core/public.ts';
import { framesetLines } from '../frameset/public.ts';
import {
  componentEntries,
  componentFigures,
  componentName,
  type GroupsetChoice,
  groupsetFigures,
  isGroupsetModified,
  type WeighedSmallPart,
} from '../groupset/public.ts';
import { type BikeSlot, tubeFigures, tyreFigures, wheelsetKey } from '../part/public.ts';
import { type Build, frameConfigurationOf, type OtherChoice, wheelsetConfigurationOf } from './build.ts';

/** The card of the panel and the summary that a line belongs to. */
export type LineGroup = 'frame' | 'wheelset' | 'groupset' | 'others';

/** One priced and weighed thing of a build; figures are for all pieces of it (a pair of tyres is one line). */
export interface BuildLine {
  readonly group: LineGroup;
  readonly slot: BikeSlot;
  /** Brand and name; null for a default part that has none. */
  readonly name: string | null;
  readonly pieces: 1 | 2;
  readonly isOwn: boolean;
  /** What a groupset counts beyond its parts: battery, wires, hoses. */
  readonly isRest?: true;
  readonly figures: PriceAndWeight;
}

/** Every line of a build in the order of the steps; their sum is the build's total. */
export const buildLines = (build: Build): readonly BuildLine[] => [
  ...frameLines(build),
  ...wheelsetLines(build),
  ...groupsetLines(build),
  ...otherLines(build),
];

function frameLines(build: Build): readonly BuildLine[] {
  const { frame } = build;
  if (frame === null) return [];
  const configuration = frameConfigurationOf(build, frame.frame.key);
  return framesetLines(frame, configuration).map(({ slot, name, figures }) => ({
    group: 'frame',
    slot,
    name: slot === 'frame' ? `${frame.frame.brand} ${frame.frame.name}` : name,
    pieces: 1,
    isOwn: slot === 'frame' ? frame.kind === 'own' : configuration?.[slot].kind === 'own',
    figures,
  }));
}

function wheelsetLines(build: Build): readonly BuildLine[] {
  const { wheelset } = build;
  if (wheelset === null) return [];
  const { tyre = null, tube = null } = wheelsetConfigurationOf(build, wheelsetKey(wheelset)) ?? {};
  const common = { group: 'wheelset', isOwn: false } as const;
  const { name, price, weight } = wheelset.wheelset;
  const own = { price: figureOf(price), weight: figureOf(weight) };
  const lines: BuildLine[] = [
    {
      ...common,
      slot: 'wheelset',
      name,
      pieces: 1,
      isOwn: wheelset.kind === 'own',
      figures: wheelset.kind === 'own' ? own : figuresOf(wheelset.wheelset),
    },
  ];
  if (tyre) lines.push({ ...common, slot: 'tyre', name: tyre.name, pieces: 2, figures: tyreFigures(tyre) });
  if (tube?.kind === 'tube') {
    lines.push({ ...common, slot: 'tube', name: tube.tube.name, pieces: 2, figures: tubeFigures(tube) });
  }
  if (tube?.kind === 'sealant') {
    lines.push({
      ...common,
      slot: 'sealant',
      name: tube.sealant.brand,
      pieces: 1,
      figures: tubeFigures(tube),
    });
  }
  return lines;
}

/** A modified groupset counts part by part and what it has beyond its parts, an unmodified one as a whole (BLD-72). */
function groupsetLines({ groupset }: Build): readonly BuildLine[] {
  if (groupset === null) return [];
  if (groupset.parts !== null && isGroupsetModified(groupset)) {
    const parts = componentEntries(groupset.parts).map(
      ([type, choice]): BuildLine => ({
        group: 'groupset',
        slot: type,
        name: componentName(choice),
        pieces: 1,
        isOwn: choice.kind === 'own',
        figures: componentFigures(type, choice),
      }),
    );
    return [...parts, ...restLines(groupset)];
  }
  const { name } = groupset.groupset;
  const figures = groupsetFigures(groupset);
  return [{ group: 'groupset', slot: 'groupset', name, pieces: 1, isOwn: false, figures }];
}

function restLines({ groupset: { name, rest } }: GroupsetChoice): readonly BuildLine[] {
  if (rest === null || (amountOf(rest.price) === 0 && amountOf(rest.weight) === 0)) return [];
  return [
    { group: 'groupset', slot: 'groupset', name, pieces: 1, isOwn: false, isRest: true, figures: rest },
  ];
}

const otherFigures = (choice: OtherChoice): PriceAndWeight =>
  choice.kind === 'own'
    ? { price: figureOf(choice.part.price), weight: figureOf(choice.part.weight) }
    : figuresOf(choice.part);

/** What chosen pieces weigh beyond those that the groupset's own weight counts already. */
function withoutWeighed(figure: Figure, { pieces, weight }: WeighedSmallPart, chosen: number): Figure {
  if (figure.kind === 'missing') return { kind: 'counted', value: 0 };
  const counted = weight === null ? figure.value : (weight / pieces) * Math.min(chosen, pieces);
  const value = roundTo(figure.value - counted, 2);
  return { ...figure, value, estimate: Math.min(estimateIn(figure), Math.abs(value)) };
}

/** A single rotor is meant for both wheels; two are one for each. */
function otherLines({ others, groupset }: Build): readonly BuildLine[] {
  const weighed = groupset?.groupset.weighed ?? [];
  const hasOneRotor = others.filter(({ part }) => part.category === 'rotor').length === 1;
  return others.map((choice): BuildLine => {
    const { category, name } = choice.part;
    const pieces = category === 'rotor' && hasOneRotor ? 2 : 1;
    const { price, weight } = otherFigures(choice);
    const whole = times(weight, pieces);
    const inSet = weighed.find(({ partId, isRotor }) =>
      isRotor ? category === 'rotor' : partId === choice.part.id,
    );
    const figures = {
      price: times(price, pieces),
      weight: inSet === undefined ? whole : withoutWeighed(whole, inSet, pieces),
    };
    return { group: 'others', slot: category, name, pieces, isOwn: choice.kind === 'own', figures };
  });
}
