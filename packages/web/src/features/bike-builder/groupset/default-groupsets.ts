import type { Groupset, PartUse } from '@pp-tools/domain/groupset';

const groupset = (
  id: string,
  brand: string,
  name: string,
  model: string,
  price: number,
  weight: number | null,
  more: { readonly speed: number; readonly isElectronic: boolean; readonly use?: PartUse },
): Groupset => ({
  id,
  brand,
  name,
  model,
  price,
  weight,
  speed: more.speed,
  isDisc: true,
  isElectronic: more.isElectronic,
  isOwnBrand: brand === 'L-TWOO',
  use: more.use ?? 'Road',
  rest: null,
  hasRotors: false,
  weighed: [],
  imageLink: null,
  source: 'built into the page, as in the sample catalogue; used while the catalogue does not load',
  recalledColumns: ['price', 'total_weight'],
});

/** One groupset for each section, so that a bike can be finished while the catalogue does not load (BLD-61). */
export const defaultGroupsets: readonly Groupset[] = [
  groupset('own-ltwoo-erx', 'L-TWOO', 'L-TWOO eRX 2x12 electronic', 'eRX', 584, null, {
    speed: 12,
    isElectronic: true,
  }),
  groupset('sh-105-r7120', 'Shimano', 'Shimano 105 R7120 mechanical disc', '105 R7120', 1050, 2845, {
    speed: 12,
    isElectronic: false,
  }),
  groupset('sr-rival-e1', 'SRAM', 'SRAM Rival AXS E1 2x12', 'Rival AXS E1', 1540, 2993, {
    speed: 12,
    isElectronic: true,
  }),
  groupset('ca-ekar', 'Campagnolo', 'Campagnolo Ekar 1x13', 'Ekar 13s', 1759, 2385, {
    speed: 13,
    isElectronic: false,
    use: 'Gravel',
  }),
];
