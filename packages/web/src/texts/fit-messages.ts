import type { ClashCode } from '@pp-tools/domain/compatibility';
import type { Message } from './finding-message.ts';

const mountTexts: Readonly<Record<string, string>> = { 'flat bar': 'flat', flat: 'flat', post: 'post' };

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
    `${a} needs a wire and a battery inside the frame, ${b} is for cables only.`,
    'Choose a mechanical group.',
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
  wheelSize: ({ a, b, x, y }) => [`${b} needs ${y} wheels, ${a} is ${x}.`, 'Choose a wheelset of this size.'],
  tyreSize: ({ a, b, x, y }) => [`${b} needs ${y} tires, ${a} is ${x}.`, 'Choose a tire of this size.'],
  tubular: ({ a, b, x, y }) => [
    `${b} needs a ${y === 'Tubular' ? 'tubular tire' : 'tire with a bead'}, ${a} is ${x}.`,
    'Choose a tire for this rim.',
  ],
  tubeWidth: ({ a, b, x, y }) => [
    `${a} is for tires of ${x} mm, ${b} is ${y} mm.`,
    'Choose a tube for this width.',
  ],
} as const satisfies Partial<Record<ClashCode, Message>>;
