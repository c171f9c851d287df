import type { ClashCode } from '@pp-tools/domain/compatibility';
import type { Message } from './finding-message.ts';

const oneFamily = 'Choose both of one family.';

const systemTexts: Readonly<Record<string, string>> = {
  shimano: 'Shimano 12',
  eagle: 'SRAM Eagle',
  transmission: 'SRAM Eagle Transmission',
};

/** Gears, cassette, chain, crank and bottom bracket. */
export const drivetrainMessages = {
  actuationKind: ({ a, b, x, y }) => [
    `${a} shifts by ${x === 'cable' ? 'cable' : 'wire or radio'}, ${b} needs ${y === 'cable' ? 'a cable' : 'wire or radio'}.`,
    'Choose both electronic or both mechanical.',
  ],
  actuationFamily: ({ a, b, x, y }) => [`${b} needs ${y}, ${a} is made for ${x}.`, oneFamily],
  di2Generation: ({ a, b, x, y }) => [
    `${b} needs ${y}-speed Di2, ${a} is ${x}-speed Di2; the two do not talk.`,
    oneFamily,
  ],
  roadMountainPull: ({ a, b, x, y }) => [
    `${b} needs the cable pull of ${y} levers, ${a} has that of ${x} levers.`,
    oneFamily,
  ],
  mountainSystems: ({ a, b, x, y }) => [
    `${b} needs parts of ${systemTexts[y] ?? y}, ${a} belongs to ${systemTexts[x] ?? x}.`,
    'Choose derailleur, cassette and chain of one system.',
  ],
  appSetPairing: ({ a, b, x, y }) => [`${b} needs levers of ${y}, ${a} is ${x}.`, oneFamily],
  appSetSpeed: ({ a, b, x }) => [
    `${a} learns its speeds from an app.`,
    `Set it to the speeds of ${b}${x === '' ? '' : ` (${x})`} and check the indexing.`,
  ],
  speeds: ({ a, b, x, y }) => [
    `${b} needs ${y} speeds, ${a} has ${x}.`,
    'Choose both with the same number of speeds.',
  ],
  largestCog: ({ a, b, x, y }) => [
    `${b} takes a largest cog of ${y} teeth, ${a} has ${x}.`,
    'Choose a smaller cassette or a derailleur for larger cogs.',
  ],
  smallCassette: ({ a, b, x, y }) => [
    `${b} is made for a largest cog of ${y} teeth, ${a} has ${x}.`,
    'It shifts better with the larger cassette.',
  ],
  capacity: ({ a, b, x, y }) => [
    `${b} takes up ${y} teeth of chain, the rings and ${a} need ${x}.`,
    'Crossed gears go slack or too tight; avoid them, or choose closer rings or a smaller cassette.',
  ],
  cassetteFamily: ({ a, b, x, y }) => [
    `${b} needs a cassette for ${y}, ${a} is for ${x}.`,
    'Choose both of one family, or expect noisier shifting where the cogs are spaced alike.',
  ],
  chainFamily: ({ a, b, x, y }) => [
    `${b} needs a chain for ${y}, ${a} is for ${x}.`,
    'Choose the chain of the cassette.',
  ],
  chainOnRing: ({ a, b }) => [
    `${a} needs a T-Type chainring, ${b} is none.`,
    'Choose a T-Type ring or another chain.',
  ],
  ringMissing: ({ a }) => [`${a} comes without a chainring.`, 'Choose a chainring for it.'],
  linkglide: ({ a, b }) => [
    `${a} and ${b}: one is LINKGLIDE or CUES, the other Hyperglide 12; their cogs are shaped differently.`,
    'Choose both of one kind.',
  ],
  freehub: ({ a, b, x, y }) => [
    `${a} needs ${x === 'HG' ? 'an HG' : `a ${x}`} freehub body, ${b} has ${y}.`,
    'Choose a cassette for this body or a wheelset with the other one.',
  ],
  freehubSpacer: ({ a, b, x, y }) => [
    `${a} needs ${x}, ${b} has ${y}, which is longer.`,
    'Put a 1.85 mm spacer behind the cassette.',
  ],
  freehubAdapter: ({ a, b, x, y }) => [
    `${a} needs ${x}, ${b} has ${y}.`,
    'Order the AC21-N3W adapter ring and the long lockring.',
  ],
  chooseBody: ({ a, b, y }) => [`${b} is sold with several freehub bodies.`, `Order it with ${y} for ${a}.`],
  orderBody: ({ a, b, y }) => [`${a} needs the ${y} body of ${b}.`, `Order the wheelset with ${y}.`],
  shell: ({ a, b, x, y }) => [
    `${b} needs a bottom bracket for ${y}, ${a} is for ${x}.`,
    'Choose a bottom bracket for this shell.',
  ],
  spindle: ({ a, b, x, y }) => [
    `${a} needs a bottom bracket for its ${x} spindle, ${b} is for ${y}.`,
    'Choose a bottom bracket for this spindle.',
  ],
  noBottomBracket: ({ a, b, x, y }) => [
    `${b} has a ${y} shell, which takes 24 mm spindles only; ${a} has ${x}.`,
    'Choose a crankset with a 24 mm spindle.',
  ],
  threads: ({ a, b, x, y }) => [
    `${b} needs a ${y} thread, ${a} has ${x}; they look alike and never interchange.`,
    'Choose a bottom bracket for this thread.',
  ],
  ringMount: ({ a, b, x, y }) => [
    `${b} needs a ring for ${y}, ${a} is for ${x}.`,
    'Choose a ring for this crankset.',
  ],
  ringDifference: ({ a, b, x, y }) => [
    `${b} is made for ${y} teeth between the rings, ${a} has ${x}.`,
    'Shifting up is slow; choose rings that are closer.',
  ],
  chainline: ({ a, b, x, y }) => [
    `${a} stands over a chainline of ${x} mm, ${b} has ${y} mm.`,
    'Choose both for the same chainline, or check that the cage does not rub.',
  ],
  hubSpacing: ({ a, b, x, y, end }) => [
    `${b} needs a ${end}hub of ${y} mm, ${a} has ${x} mm.`,
    'Choose a wheelset with this hub width.',
  ],
  largestRing: ({ a, b, x, y }) => [
    `${b} takes a ring of ${y} teeth at most, ${a} has ${x}.`,
    'Choose a smaller ring.',
  ],
  meterArm: ({ a, b, x, y }) => [
    `${a} is the left arm of ${x}, ${b} is ${y}.`,
    'Choose the arm of this crankset.',
  ],
  meterSpider: ({ a, b, x, y }) => [
    `${a} needs arms for ${x}, ${b} has ${y}.`,
    'Choose a power meter for this crankset.',
  ],
  meterRings: ({ a, b, x, y }) => [
    `${b} holds rings for ${y}, the rings of ${a} are for ${x}.`,
    'Choose chainrings for the power meter.',
  ],
  meterPedals: ({ a }) => [
    `${a} fits every crank arm with a 9/16 inch thread.`,
    'It takes the place of the pedals.',
  ],
  meterCrankset: ({ a, b }) => [`${a} is a whole crankset.`, `It takes the place of ${b}.`],
  noFrontMechMount: ({ a, b }) => [
    `${b} has no place for a front derailleur, ${a} needs one.`,
    'Choose a crankset with one ring and no front derailleur.',
  ],
  clampNeeded: ({ a, b }) => [
    `${a} is a braze-on mechanism, ${b} has a round seat tube.`,
    'Order a band clamp of the tube’s diameter.',
  ],
  frontMechMissing: ({ a, x }) => [
    `${a} has ${x} rings and nothing shifts between them.`,
    'Choose a front derailleur or one ring.',
  ],
  frontMechUnneeded: ({ a, b }) => [
    `${b} has one ring, ${a} has nothing to shift.`,
    'Choose two rings or none.',
  ],
} as const satisfies Partial<Record<ClashCode, Message>>;
