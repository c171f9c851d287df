import { builderTexts } from '../../../texts/builder-texts.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { DialogOpener } from '../page/dialog-opener.tsx';
import classes from './summary-step.module.css';

const { notLoaded, more: texts } = builderTexts;
const Gears = lazyDialog(async () => (await import('./gears-dialog.tsx')).GearsDialog, notLoaded);
const Pressure = lazyDialog(async () => (await import('./pressure-dialog.tsx')).PressureDialog, notLoaded);
const Grams = lazyDialog(
  async () => (await import('../goals/cheapest-grams-dialog.tsx')).CheapestGramsDialog,
  notLoaded,
);

/** What can be worked out from the whole bike; each answer comes when it is asked for. */
export const MoreAbout = ({ isEditable }: { readonly isEditable: boolean }) => (
  <section className={`${classes.more} no-print`} aria-label={texts.title}>
    <DialogOpener look="plain" dialog={Gears}>
      {texts.gears}
    </DialogOpener>
    <DialogOpener look="plain" dialog={Pressure}>
      {texts.pressure}
    </DialogOpener>
    {isEditable && (
      <DialogOpener look="plain" dialog={Grams}>
        {texts.grams}
      </DialogOpener>
    )}
  </section>
);
