import { myWheelsId, myWheelsName } from './mine.ts';
import { gramsOfPair, type MyWheels, type OfBothWheels } from './my-wheels.ts';
import type { WheelFigures, Wheelset } from './wheelset.ts';
import { blankWheelset } from './wheelset-blank.ts';
import { wheelsetFromWire } from './wheelset-wire.ts';

const longestShortName = 28;

const nothingKnown: Wheelset = wheelsetFromWire({ ...blankWheelset, id: myWheelsId, ppId: myWheelsId });

const overridden = (
  side: 'front' | 'rear',
  wheel: WheelFigures,
  depth: OfBothWheels,
  innerWidth: OfBothWheels,
): WheelFigures => ({
  ...wheel,
  rimDepth: depth[side] ?? wheel.rimDepth,
  innerWidth: innerWidth[side] ?? wheel.innerWidth,
});

/** Columns of the catalogue wheelset that are no more than recalled, and that the visitor did not correct. */
function stillRecalled(mine: Wheelset, listed: Wheelset): readonly string[] {
  const pairs = {
    weight: [mine.weight, listed.weight],
    price: [mine.price, listed.price],
    frontRimDepth: [mine.front.rimDepth, listed.front.rimDepth],
    rearRimDepth: [mine.rear.rimDepth, listed.rear.rimDepth],
    frontRimInnerWidth: [mine.front.innerWidth, listed.front.innerWidth],
    rearRimInnerWidth: [mine.rear.innerWidth, listed.rear.innerWidth],
  } as const;
  const corrected = Object.entries(pairs).flatMap(([column, [own, other]]) =>
    own === other ? [] : [column],
  );
  return listed.recalledColumns.filter((column) => !corrected.includes(column));
}

/**
 * A visitor's wheels in the form of a wheelset of the catalogue, for all that compares, draws or exports those. The
 * scale's weight goes before the claimed one and the price paid before the shop's; what was not entered is that of the
 * catalogue's wheelset that they are. They have no page of their own.
 */
export function wheelsetOfMine(mine: MyWheels, catalogue: readonly Wheelset[]): Wheelset {
  const listed = catalogue.find(({ ppId }) => ppId === mine.ppId) ?? nothingKnown;
  const wheelset: Wheelset = {
    ...listed,
    id: myWheelsId,
    ppId: myWheelsId,
    name: mine.name === '' ? myWheelsName : `My ${mine.name}`,
    shortName: (mine.name === '' ? myWheelsName : `My ${mine.name}`).slice(0, longestShortName).trimEnd(),
    imageLink: null,
    productLink: null,
    source: null,
    xfactorIndex: null,
    price: mine.paid ?? listed.price,
    weight: gramsOfPair(mine.weighed) ?? gramsOfPair(mine.claimed) ?? listed.weight,
    front: overridden('front', listed.front, mine.depth, mine.innerWidth),
    rear: overridden('rear', listed.rear, mine.depth, mine.innerWidth),
  };
  return { ...wheelset, recalledColumns: stillRecalled(wheelset, listed) };
}

/** Wheels of a visitor that begin as those of the catalogue: its figures are the claimed ones, to be corrected. */
export const mineFromCatalogue = ({ ppId, shortName, weight, front, rear }: Wheelset): MyWheels => ({
  ppId,
  name: shortName,
  claimed: weight === null ? null : { pair: weight },
  weighed: null,
  depth: { front: front.rimDepth, rear: rear.rimDepth },
  innerWidth: { front: front.innerWidth, rear: rear.innerWidth },
  tyre: null,
  paid: null,
});
