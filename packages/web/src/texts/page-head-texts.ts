import { plainSentence } from '@pp-tools/domain/comparison';
import { isEstimatedField, type Wheelset, type WheelsetCategory } from '@pp-tools/domain/wheelset';
import { publicConfig } from '../platform/public-config.ts';
import { categoryTexts } from './compare-texts.ts';

/** What search engines and link previews say of each page; at most about 160 characters. */
export const pageDescriptions = {
  home: 'Compare bicycle wheelsets, find the right one, see what it gains uphill, and build a whole bike. Real figures, drawn to scale.',
  compare:
    'Put wheelsets side by side: weight, rim depth, width, hubs and price, with every difference from the one you choose as baseline.',
  finder:
    'A few questions about your bike and your riding lead to the wheelsets that suit you, with the reasons for each.',
  finderMethod:
    'How the Wheelset Finder chooses: every condition, every number and the order of the results.',
  climb:
    'How much faster up a climb is a wheelset? Famous climbs, a constant gradient or your own road, with an honest margin of error.',
  builder:
    'Build a bike part by part: what fits, what it weighs, what it costs, drawn to scale as you choose.',
  category: (category: WheelsetCategory, total: number) =>
    `${total} ${categoryTexts[category]} wheelsets with weight, price, rim depth and inner width, sorted as you like.`,
  notFound: 'There is nothing at this address.',
} as const;

/** What stands in the pictures of shared links. */
export const previewTexts = {
  home: () => ({ title: `${publicConfig.productName} Tools`, intro: pageDescriptions.home }),
  about: (weight: string) => `about ${weight}`,
  climb: (name: string, metres: number, top: number) =>
    `${name}: ${(metres / 1000).toFixed(1)} km to ${Math.round(top).toLocaleString('en-US')} m`,
  climbLine: 'How much faster up the climb? Real physics, famous climbs or your own road.',
} as const;

/** Whether a figure that the sentence on two wheelsets compares is an estimate. */
const restsOnEstimates = (...wheelsets: readonly Wheelset[]): boolean =>
  (['weight', 'price', 'frontRimDepth', 'frontRimInnerWidth'] as const).some((field) =>
    wheelsets.some((wheelset) => isEstimatedField(wheelset, field)),
  );

/** What a preview of a linked comparison says: names, and one sentence of the first that is measured. */
export function comparisonPreview(wheelsets: readonly Wheelset[], baseline: Wheelset | null) {
  const others = wheelsets.filter((wheelset) => wheelset !== baseline);
  const names = others.map(({ shortName }) => shortName);
  const listed =
    names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
  const [first] = others;
  return {
    title: baseline === null ? `${listed} compared` : `${listed} against ${baseline.shortName}`,
    description:
      baseline === null || first === undefined
        ? pageDescriptions.compare
        : `${first.shortName}: ${plainSentence(first, baseline)}.${restsOnEstimates(first, baseline) ? ' ≈ Some of these figures are estimates.' : ''}`,
  };
}
