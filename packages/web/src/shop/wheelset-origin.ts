import {
  type CatalogueColumn,
  estimatedLabels,
  isEstimatedField,
  type Wheelset,
} from '@pp-tools/domain/wheelset';
import { estimateTexts } from '../texts/estimate-texts.ts';
import { estimateMark } from '../ui/estimate-mark.ts';

/** The attributes that mark a figure of a wheelset as an estimate; none for a figure with a source. */
export const wheelsetMark = (wheelset: Wheelset, field: CatalogueColumn) =>
  estimateMark(isEstimatedField(wheelset, field), estimateTexts.recalled);

/** A wheelset as `OriginsOf` lists it. */
export const originOf = (wheelset: Wheelset) => ({
  name: wheelset.shortName,
  source: wheelset.source,
  estimates: estimatedLabels(wheelset),
});
