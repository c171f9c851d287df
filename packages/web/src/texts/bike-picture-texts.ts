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
