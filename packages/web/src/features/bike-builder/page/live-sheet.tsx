import { buildLines, wholeBike } from '@pp-tools/domain/bike';
import { bikeText } from '../../../texts/builder-texts.ts';
import { liveSheetTexts } from '../../../texts/open-slot-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { useBuild } from '../builds/build-store.ts';
import { BikePicture } from '../parts/bike-picture.tsx';
import classes from './live-sheet.module.css';

/** Slots with a line of their own. */
const hasLine = (slot: string): boolean => slot === 'frame' || slot === 'wheelset' || slot === 'groupset';

/** The bike as it stands, drawn next to the list that it grows from, with what is still open. */
export function LiveSheet() {
  const build = useBuild();
  const whole = wholeBike(build, buildLines(build));
  const open = whole.open.filter((slot) => !hasLine(slot) && !whole.included.includes(slot));
  return (
    <aside className={classes.sheet} aria-label={liveSheetTexts.title}>
      <div className={classes.drawing}>
        <BikePicture build={build} />
      </div>
      <dl className={classes.block}>
        <div>
          <dt>{liveSheetTexts.bike}</dt>
          <dd>{build.bike === null ? liveSheetTexts.none : bikeText(build.bike)}</dd>
        </div>
        {[build.frame?.frame, build.wheelset?.wheelset, build.groupset?.groupset].map((part, index) => (
          <div key={liveSheetTexts.parts[index]}>
            <dt>{liveSheetTexts.parts[index]}</dt>
            <dd>{part?.name ?? liveSheetTexts.none}</dd>
          </div>
        ))}
        {build.frame !== null && open.length > 0 && (
          <div>
            <dt>{liveSheetTexts.open(open.length)}</dt>
            <dd>{open.map((slot) => slotNames[slot]).join(', ')}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
