import { type BuildPressure, pressureOf } from '@pp-tools/domain/bike';
import { useUnits } from '../../../platform/unit-preference.ts';
import { massText, widthText } from '../../../texts/measure-texts.ts';
import {
  limitText,
  pressureFaultTexts,
  pressureSentence,
  pressureText,
} from '../../../texts/pressure-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useClimber, useShownBuild } from '../page/use-shown-build.ts';
import classes from './bike-facts.module.css';
import { RiderFields } from './rider-fields.tsx';
import { TyreFit } from './tyre-fit.tsx';

/** Pressures to start from, and whether the tyres go on these rims and in this frame. */
export function PressureDialog({ onClose }: { readonly onClose: () => void }) {
  const build = useShownBuild();
  const { rider, bike } = useClimber();
  const pressure = pressureOf(build, rider, bike);
  return (
    <Dialog title="Tire Pressure and Clearance" width={760} onClose={onClose}>
      <div className={classes.content}>
        {pressure.ok ? (
          <>
            <RiderFields hasPower={false} />
            <Suggestion pressure={pressure.value} />
          </>
        ) : (
          <p>{pressureFaultTexts[pressure.fault]}</p>
        )}
        {pressure.ok && <TyreFit build={build} />}
      </div>
    </Dialog>
  );
}

function Suggestion({ pressure }: { readonly pressure: BuildPressure }) {
  const units = useUnits();
  const ends = [
    { name: 'Front', ...pressure.front },
    { name: 'Rear', ...pressure.rear },
  ];
  const limit = limitText(pressure.rear) ?? limitText(pressure.front);
  return (
    <>
      <p className={classes.sentence} aria-live="polite">
        {pressureSentence(pressure)}
      </p>
      {limit !== null && <p className={classes.warning}>{limit}</p>}
      <table className={classes.table}>
        <caption className="visually-hidden">Suggested pressure of each wheel</caption>
        <thead>
          <tr>
            <th scope="col">Wheel</th>
            <th scope="col">Pressure</th>
            <th scope="col">Load</th>
            <th scope="col">Width on this rim</th>
          </tr>
        </thead>
        <tbody>
          {ends.map(({ name, psi, load, width }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{pressureText(psi)}</td>
              <td>{massText(load, units)}</td>
              <td>{widthText(width, units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        Frank Berto's 15 % tire drop as charted by Jan Heine (Bicycle Quarterly): 153.6 × load in lb ÷ width
        in mm^1.5785 − 7.17 psi, with 45 % of the weight in front. Makers print limits, not this; the limit on
        rim and tire always wins. Start here, then go softer on rough ground.
        {pressure.isHookless && ' Hookless rim: never above 5 bar (73 psi).'}
        {pressure.isRimUnknown &&
          ' The inner width of the rim is not known: the tire counts as wide as it is called.'}
        {pressure.rear.isBeyondChart &&
          ' This width lies beyond what Berto measured (20 to 54 mm): less sure.'}
      </p>
    </>
  );
}
