import { DialogOpener, type LoadedDialog } from '../page/on-demand.tsx';
import classes from './summary-step.module.css';

const gears = async (): Promise<LoadedDialog> => (await import('./gears-dialog.tsx')).GearsDialog;
const pressure = async (): Promise<LoadedDialog> => (await import('./pressure-dialog.tsx')).PressureDialog;
const grams = async (): Promise<LoadedDialog> =>
  (await import('../goals/cheapest-grams-dialog.tsx')).CheapestGramsDialog;

/** What can be worked out from the whole bike; each answer comes when it is asked for. */
export const MoreAbout = ({ isEditable }: { readonly isEditable: boolean }) => (
  <section className={`${classes.more} no-print`} aria-label="More about this bike">
    <DialogOpener look="plain" load={gears}>
      Gears and Climbing
    </DialogOpener>
    <DialogOpener look="plain" load={pressure}>
      Tire Pressure
    </DialogOpener>
    {isEditable && (
      <DialogOpener look="plain" load={grams}>
        Cheapest Grams
      </DialogOpener>
    )}
  </section>
);
