import type { ClashCode } from '@pp-tools/domain/compatibility';
import type { Message } from './finding-message.ts';

const mountTexts: Readonly<Record<string, string>> = { 'flat bar': 'flat', flat: 'flat', post: 'post' };

const postText = (size: string): string => (Number.isFinite(Number(size)) ? `a ${size} mm post` : size);

/** Frame, brakes, wheels and tires. */
export const fitMessages = {
  hanger: ({ a, b }) => [
    `${a} needs a UDH frame (Full Mount), ${b} is listed without.`,
    'Choose a derailleur with a hanger, or ask the frame’s maker.',
  ],
  hangerKit: ({ a, b }) => [
    `${a} needs UDH (Full Mount), ${b} has its own hanger.`,
    'Order the frame maker’s UDH kit.',
  ],
  hangerUnknown: ({ a, b }) => [
    `${a} needs UDH (Full Mount); of ${b} it is not known.`,
    'Look for the UDH mark or ask the maker.',
  ],
  noWireRoom: ({ a, b }) => [
    `${a} needs a wire and a battery inside the frame, ${b} has no room for them.`,
    'Choose gears that this frame takes: mechanical or wireless.',
  ],
  wireRoom: ({ a, b }) => [`${a} needs a wire and room for a battery in ${b}.`, 'Check the way of the wire.'],
  noCableRouting: ({ a, b }) => [
    `${a} needs a gear cable, ${b} has no way in for one.`,
    'Choose wireless gears.',
  ],
  brakeKind: ({ a, b, x, y }) => [
    `${b} needs ${y} brakes, ${a} is for ${x} brakes.`,
    `Choose the ${y} version.`,
  ],
  brakePull: ({ a, b, x, y }) => [
    `${b} needs ${y} levers, ${a} gives ${x}.`,
    'Choose levers and calipers of one kind.',
  ],
  brakeFluid: ({ a, b, x, y }) => [
    `${b} needs ${y}, ${a} works with ${x}; the wrong fluid destroys the seals.`,
    'Choose levers and calipers for one fluid.',
  ],
  brakeRatio: ({ a, b, x, y }) => [
    `${a} is made for a ${x}, ${b} for a ${y}: the lever moves another amount of oil.`,
    'Choose the maker’s recommended pair.',
  ],
  barKind: ({ a, b, x, y }) => [
    `${b} comes with a ${y}, ${a} is for a ${x}.`,
    'Choose shifters for this bar.',
  ],
  brakeMount: ({ a, b, x, y }) => [
    `${b} has ${mountTexts[y] ?? y} mount, ${a} is for ${mountTexts[x] ?? x} mount.`,
    x === 'post'
      ? 'Order the adapter (Shimano SM-MA-F/R) or choose a flat mount caliper.'
      : 'Order the adapter (Wolf Tooth Post-to-Flat) or choose a post mount caliper.',
  ],
  rotorMount: ({ a, b, x, y }) => [
    `${a} has ${x} rotors, ${b} has ${y} hubs; no adapter goes this way.`,
    'Choose 6-bolt rotors.',
  ],
  rotorAdapter: ({ a, b, x, y }) => [
    `${a} has ${x} rotors, ${b} has ${y} hubs.`,
    'Order the adapter (Shimano SM-RTAD05), for one-piece rotors only.',
  ],
  rotorTooSmall: ({ a, b, x, y }) => [
    `${b} needs a rotor of ${y} mm, ${a} has ${x} mm.`,
    'Choose the larger rotor.',
  ],
  tyreOnRim: ({ a, b, x, y, end }) => [
    `${b} is made for tires ${Number(x) < Number(y) ? 'from' : 'up to'} ${y} mm on the ${end}rim, ${a} is ${x} mm.`,
    'Choose a tire inside the range.',
  ],
  tyreNarrowerThanRim: ({ a, b, x, y, end }) => [
    `${b} needs a tire of ${y} mm at least on the ${end}rim, ${a} is ${x} mm.`,
    'Choose a wider tire.',
  ],
  hooklessTyre: ({ a, b, x }) => [
    `${b} is hookless and needs an approved tubeless tire, ${a} is ${x}.`,
    'Choose a tire that its maker approves for hookless rims.',
  ],
  hooklessMinimum: ({ a, b, x, y, end }) => [
    `${b} is hookless and needs a ${end}tire of ${y} mm at least, ${a} is ${x} mm.`,
    'Choose a wider tire.',
  ],
  hooklessStandard: ({ a, b, x, y, end }) => [
    `The standard asks for ${y} mm on the hookless ${end}rim of ${b}, ${a} is ${x} mm.`,
    'Check that the rim’s maker allows it.',
  ],
  hooklessTube: ({ a, b }) => [
    `${b} is hookless: ${a} may be used, because the tire is approved for it.`,
    'Keep to the pressure on the rim.',
  ],
  clearance: ({ a, b, x, y, end }) => [
    `${b} has ${end}room for ${y} mm, ${a} measures ${x} mm on this rim.`,
    'Choose a narrower tire.',
  ],
  caliperClearance: ({ a, b, x, y }) => [
    `${b} clears tires up to ${y} mm, ${a} is ${x} mm.`,
    'Choose a narrower tire or a caliper with more reach.',
  ],
  wheelSize: ({ a, b, x, y }) => [`${b} takes ${y} wheels, ${a} is ${x}.`, 'Choose a wheelset of this size.'],
  tyreSize: ({ a, b, x, y }) => [`${b} needs ${y} tires, ${a} is ${x}.`, 'Choose a tire of this size.'],
  tubular: ({ a, b, x, y }) => [
    `${b} needs a ${y === 'Tubular' ? 'tubular tire' : 'tire with a bead'}, ${a} is ${x}.`,
    'Choose a tire for this rim.',
  ],
  tubeWidth: ({ a, b, x, y }) => [
    `${a} is for tires of ${x} mm, ${b} is ${y} mm.`,
    'Choose a tube for this width.',
  ],
  barAssumed: ({ a, b, x, y }) => [
    `${a} is for a ${x}, ${b} usually has a ${y}.`,
    `Choose shifters for a ${y}, or a bar that fits them.`,
  ],
  rotorTooLarge: ({ a, b, x, y }) => [
    `${b} takes rotors up to ${y} mm, ${a} has ${x} mm.`,
    'Choose smaller rotors, or ask the frame’s maker.',
  ],
  tyreByStandard: ({ a, b, x, y, end }) => [
    `By the standard the ${end}rim of ${b} takes tires ${Number(x) < Number(y) ? 'from' : 'up to'} ${y} mm, ${a} is ${x} mm.`,
    'Check that the rim’s maker allows it.',
  ],
  tyreUse: ({ a, b, x, y }) => [
    `${a} is made for ${x.toLowerCase()} bikes, ${b} for ${y.toLowerCase()} bikes.`,
    'Choose a tire of the same kind.',
  ],
  tubeSize: ({ a, b, x, y }) => [`${b} is a ${y} tire, ${a} is for ${x}.`, 'Choose a tube of this size.'],
  valveTooShort: ({ a, b, x, y }) => [
    `The valve of ${a} is ${x} mm, the rim of ${b} needs ${y} mm (depth + 15 mm).`,
    'Choose a longer valve or add a valve extender.',
  ],
  sealantTyre: ({ b }) => [
    `${b} is not tubeless: it cannot hold sealant alone.`,
    'Choose a tube or a tubeless tire.',
  ],
  sealantRim: ({ b }) => [`The rims of ${b} are not tubeless.`, 'Choose a tube.'],
  wheelsetUse: ({ a, x, y }) => [
    `${a} is made for ${x.toLowerCase()} bikes, this is a ${y} bike.`,
    `Choose a wheelset for a ${y} bike.`,
  ],
  frameTooNarrow: ({ a, b, x, y }) => [
    `${a} needs tires of ${x} mm or more, ${b} has room for ${y} mm.`,
    'Choose a wheelset for narrower tires.',
  ],
  tyrePressure: ({ a, x, y }) => [
    `Under your weight ${a} wants ${x} bar at the rear, its maker allows ${y} bar.`,
    'Choose a wider tire.',
  ],
  rimPressure: ({ a, b, x, y }) => [
    `Under your weight ${a} wants ${x} bar at the rear, ${b} allows ${y} bar.`,
    'Choose a wider tire.',
  ],
  riderTooHeavy: ({ b, x, y }) => [
    `${b} carries riders up to ${y} kg, you weigh ${x} kg.`,
    'Choose a part with a higher limit.',
  ],
  rotorForCaliper: ({ a, b, x, y }) => [
    `${b} takes rotors up to ${y} mm, ${a} has ${x} mm.`,
    'Choose smaller rotors.',
  ],
  stemDouble: ({ a, b }) => [`${b} has its stem: ${a} has nothing to hold.`, 'Remove the stem.'],
  stemClamp: ({ a, b, x, y }) => [
    `${b} needs a clamp of ${y} mm, ${a} has ${x} mm.`,
    'Choose a stem with this clamp, or another bar.',
  ],
  stemSteerer: ({ a, b, x, y }) => [
    `${b} has a ${y} steerer, ${a} is for ${x} mm.`,
    'Choose a stem for this steerer.',
  ],
  stemOwnShape: ({ a, b, y }) => [
    `${b} has a steerer of its own shape (${y}), ${a} may not go on it.`,
    'Ask the frame’s maker which stems fit.',
  ],
  headsetDouble: ({ a, b }) => [`${b} comes with its headset: ${a} is not needed.`, 'Remove the headset.'],
  headsetSeat: ({ a, b, x, y }) => [
    `${b} has seats for ${y}, ${a} is for ${x}.`,
    'Choose a headset for these seats.',
  ],
  headsetSteerer: ({ a, b, x, y }) => [
    `${b} has a ${y} steerer, ${a} is for ${x}.`,
    'Choose a headset for this steerer.',
  ],
  tubelessValveShort: ({ a, b, x, y }) => [
    `${a} is long enough for rims up to ${x} mm deep, the rims of ${b} have ${y} mm.`,
    'Choose a longer valve.',
  ],
  seatpostShape: ({ a, b }) => [
    `${a} fits ${a.split(' ')[0]} frames only, not ${b}.`,
    'Choose a post for this frame.',
  ],
  seatpostSize: ({ a, b, x, y }) => [
    `${b} takes ${postText(y)}, ${a} is ${postText(x)}.`,
    'Choose a post of this size.',
  ],
  dropperUse: ({ a, b }) => [`${a} is a dropper post, ${b} is not made for one.`, 'Choose a rigid post.'],
  forkBrake: ({ a, b, x, y }) => [
    `${b} needs a fork for ${y} brakes, ${a} is for ${x} brakes.`,
    `Choose the ${y} version.`,
  ],
  forkWheel: ({ a, b }) => [`${a} is for other wheels than ${b}.`, 'Choose a fork for the frame’s wheels.'],
  forkKind: ({ a, b }) => [
    `${a} is made for another kind of bike than ${b}.`,
    'Choose a fork for this kind of bike.',
  ],
  forkHeight: ({ a, b, x, y }) => [
    `${b} is built for a fork of ${y} mm from axle to crown, ${a} has ${x} mm.`,
    'Choose a fork of this height.',
  ],
  forkSteerer: ({ a, b, x, y }) => [
    `${a} has a ${x} steerer, ${b} takes ${y === '' ? 'another one' : y}.`,
    'Choose a fork with this steerer.',
  ],
  handlebarUse: ({ a, b, x }) => [
    `${a} is a ${x}, ${b} is made for the other kind.`,
    'Choose a bar for this bike.',
  ],
} as const satisfies Partial<Record<ClashCode, Message>>;
