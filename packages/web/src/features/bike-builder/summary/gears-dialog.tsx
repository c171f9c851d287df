import { gearsOf } from '@pp-tools/domain/bike';
import { useUnits } from '../../../platform/unit-preference.ts';
import { builderTexts } from '../../../texts/builder-texts.ts';
import { gearFaultTexts, gearTexts, rangeSentence, wheelSentence } from '../../../texts/gears-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useShownBuild } from '../page/use-shown-build.ts';
import classes from './bike-facts.module.css';
import { ClimbingPart } from './climbing-part.tsx';
import { GearLadderView } from './gear-ladder-view.tsx';
import { GearTable } from './gear-table.tsx';

/** The gears of the build, and how they climb. */
export function GearsDialog({ onClose }: { readonly onClose: () => void }) {
  const units = useUnits();
  const gears = gearsOf(useShownBuild());
  return (
    <Dialog title={builderTexts.more.gears} width={760} onClose={onClose}>
      <div className={classes.content}>
        {gears.ok ? (
          <>
            <p className={classes.sentence}>{rangeSentence(gears.value.range, units)}</p>
            {gears.value.ladder === null ? (
              <GearTable range={gears.value.range} />
            ) : (
              <GearLadderView ladder={gears.value.ladder} />
            )}
            <p className={classes.note}>
              {wheelSentence(gears.value.wheel)} {gears.value.ladder === null && gearTexts.onlyEnds}
            </p>
            <ClimbingPart lowest={gears.value.range.lowest} />
          </>
        ) : (
          <p>{gearFaultTexts[gears.fault]}</p>
        )}
      </div>
    </Dialog>
  );
}
