import {
  forkFields,
  frameFields,
  frameFitFields,
  frameSizeFields,
  handlebarFields,
  headsetFields,
  seatpostFields,
  stemFields,
} from '@pp-tools/domain/frameset';
import {
  componentFields,
  componentFitFields,
  groupsetFields,
  groupsetRestFields,
} from '@pp-tools/domain/groupset';
import {
  otherPartFields,
  pedalFields,
  rotorFields,
  smallPartFields,
  tubeFields,
  tubeFitFields,
  tyreFields,
  tyreFitFields,
  wheelsetFitFields,
} from '@pp-tools/domain/part';
import { factList, type PartList, partList, productList } from './part-list.ts';

/** Frames, what they take, and their sizes. */
export const frames = productList(
  'frame',
  'frames.csv',
  frameFields,
  ['product_key'],
  ({ is_disc, brake_type }) =>
    is_disc >= 0 && (is_disc === 1) !== (brake_type === 'disc')
      ? { column: 'is_disc', reason: 'contradicts brake_type' }
      : null,
);
export const frameFit = factList('frame_fit', 'frame-fit.csv', frameFitFields);
export const frameSizes = partList('frame_size', 'frame-sizes.csv', frameSizeFields, ['frame_id', 'size']);
/** The parts that make a frameset of a frame. */
export const forks = productList('fork', 'forks.csv', forkFields, ['product_key']);
export const handlebars = productList('handlebar', 'handlebars.csv', handlebarFields, ['product_key']);
export const seatposts = productList('seatpost', 'seatposts.csv', seatpostFields, ['product_key']);
export const stems = productList('stem', 'stems.csv', stemFields);
export const headsets = productList('headset', 'headsets.csv', headsetFields);
/** Groupsets, their parts and loose ones, what these fit to, and what groupsets have beyond them. */
export const groupsets = productList('groupset', 'groupsets.csv', groupsetFields);
export const components = productList('groupset_component', 'groupset_components.csv', componentFields);
export const extraBottomBrackets = productList(
  'bottom_bracket_extra',
  'bottom-brackets-extra.csv',
  componentFields,
);
export const componentFit = factList('component_fit', 'component-fit.csv', componentFitFields);
export const groupsetRest = partList('groupset_rest', 'groupset-rest.csv', groupsetRestFields, [
  'groupset_id',
  'kind',
  'part',
]);
/** What wheelsets fit to, by their ppId, and what goes on wheels. */
export const wheelsetFit = factList('wheelset_fit', 'wheelset-fit.csv', wheelsetFitFields, productList);
export const tyres = productList('tire', 'tires.csv', tyreFields);
export const tyreFit = factList('tire_fit', 'tire-fit.csv', tyreFitFields);
export const tubes = productList('tube', 'tubes.csv', tubeFields, ['id'], ({ min_width, max_width }) =>
  min_width >= 0 && max_width >= 0 && min_width > max_width
    ? { column: 'max_width', reason: 'is less than min_width' }
    : null,
);
export const tubeFit = factList('tube_fit', 'tube-fit.csv', tubeFitFields);
export const rotors = productList('rotor', 'rotors.csv', rotorFields);
/** The small parts of step 4 and those that complete a bike. */
export const saddles = productList('saddle', 'saddles.csv', otherPartFields);
export const pedals = productList('pedal', 'pedals.csv', pedalFields);
export const miscComponents = productList('misc_component', 'misc.csv', otherPartFields);
export const smallParts = productList('small_part', 'small-parts.csv', smallPartFields);

/** Every list, in the order in which an import stores and names them. */
export const partLists: readonly PartList[] = [
  frames,
  frameFit,
  frameSizes,
  forks,
  handlebars,
  seatposts,
  stems,
  headsets,
  wheelsetFit,
  tyres,
  tyreFit,
  tubes,
  tubeFit,
  rotors,
  saddles,
  pedals,
  miscComponents,
  smallParts,
  groupsets,
  components,
  extraBottomBrackets,
  componentFit,
  groupsetRest,
];
