import { type Build, judgeBuild } from '@pp-tools/domain/build';
import { concerns } from '@pp-tools/domain/compatibility';
import { tyreFindingText } from '../../../../texts/pressure-texts.ts';
import classes from './bike-facts.module.css';

/** Rules on tyre and rim, hookless rims, and tyre and frame (docs/compatibility-rules.md). */
const tyreRules = [39, 40, 41];

/** Whether the tyre goes on these rims and into this frame. */
export function TyreFit({ build }: { readonly build: Build }) {
  const findings = judgeBuild(build)
    .filter((finding) => concerns(finding, 'tyre') || concerns(finding, 'wheelset'))
    .filter(({ rules }) => rules.some((rule) => tyreRules.includes(rule)))
    .flatMap((finding) => {
      const said = tyreFindingText(finding);
      return said === null ? [] : [{ ...said, severity: finding.severity }];
    });
  return (
    <section className={classes.part} aria-labelledby="tyre-fit">
      <h3 id="tyre-fit">Tire, rim and frame</h3>
      {findings.length === 0 ? (
        <p>Width, rim and clearance: nothing speaks against this tire.</p>
      ) : (
        <ul className={classes.findings}>
          {findings.map(({ lead, text, severity }) => (
            <li key={lead + text} data-severity={severity}>
              <strong>{lead}.</strong> {text}
            </li>
          ))}
        </ul>
      )}
      {build.frame === null && <p className={classes.note}>No frame is chosen: its room is not judged.</p>}
    </section>
  );
}
