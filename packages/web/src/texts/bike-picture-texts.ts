import { type Build, wheelsetConfigurationOf } from '@pp-tools/domain/bike';
import { wheelsetKey } from '@pp-tools/domain/part';

const wheelsetText = (build: Build): string => {
  if (build.wheelset === null) return 'wheels not chosen';
  const { wheelset, kind } = build.wheelset;
  const depth = kind === 'catalogue' ? wheelset.rimDepth.front : null;
  const tyre = wheelsetConfigurationOf(build, wheelsetKey(build.wheelset))?.tyre ?? null;
  return [
    `wheels ${wheelset.name}`,
    ...(depth === null ? [] : [`${depth} mm deep`]),
    tyre === null ? 'tires not chosen' : `${tyre.width} mm tires`,
  ].join(', ');
};

/** The drawing of a build in one sentence, for those who do not see it. */
export function bikeSentence(build: Build): string {
  const { bike, frame, groupset } = build;
  const type =
    bike === null
      ? 'Bike'
      : { road: 'Road bike', gravel: 'Gravel bike', mountain: 'Mountain bike' }[bike.type];
  return [
    `${type} from the side: ${frame === null ? 'frame not chosen' : `frame ${frame.frame.brand} ${frame.frame.name}`}`,
    wheelsetText(build),
    groupset === null ? 'groupset not chosen' : `groupset ${groupset.groupset.name}`,
  ].join('; ');
}

/** Captions of a drawn bike, and the drawing of a typical one in one sentence. */
export const bikePictureTexts = {
  numbers: 'Numbers as in the cost breakdown',
  toScale: 'Drawn to scale from the frame’s geometry.',
  typical: 'Drawn with typical geometry for this type of bike.',
  withGhost: (sentence: string, baseline: string) => `${sentence}; behind it as a ghost ${baseline}`,
  typicalOf: {
    road: 'Road bike from the side: drop bar, rigid fork, 28 mm tires',
    gravel: 'Gravel bike from the side: drop bar, rigid fork, 42 mm tires',
    mountain: 'Mountain bike from the side: flat bar, suspension fork, 60 mm tires',
  },
} as const;
