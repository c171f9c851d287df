import { type Build, judgeBuild, overrideNote } from '@pp-tools/domain/bike';
import { concerns } from '@pp-tools/domain/compatibility';
import { useRiderProfile } from '../../../shop/rider-profile.ts';
import { ClashItem } from '../compatibility/clash-item.tsx';
import { clashesOf } from '../compatibility/part-verdicts.ts';
import { UncheckedList } from '../compatibility/unchecked-list.tsx';
import classes from './bike-facts.module.css';

/** Rules on tyre and rim, hookless rims, and tyre and frame (docs/compatibility-rules.md). */
const tyreRules = [39, 40, 41, 58];

/** Whether the tyre goes on these rims and into this frame. */
export function TyreFit({ build }: { readonly build: Build }) {
  const { riderKilograms } = useRiderProfile();
  const findings = judgeBuild(build, riderKilograms)
    .filter((finding) => concerns(finding, 'tyre') || concerns(finding, 'wheelset'))
    .filter(({ rules }) => rules.some((rule) => tyreRules.includes(rule)));
  const clashes = clashesOf(findings);
  return (
    <section className={classes.part} aria-labelledby="tyre-fit">
      <h3 id="tyre-fit">Tire, rim and frame</h3>
      {findings.length === 0 && <p>Width, rim and clearance: nothing speaks against this tire.</p>}
      {clashes.length > 0 && (
        <ul className={classes.findings}>
          {clashes.map((clash) => (
            <ClashItem
              key={`${clash.code} ${clash.end}`}
              clash={clash}
              note={overrideNote(build.overrides, clash)}
            />
          ))}
        </ul>
      )}
      <UncheckedList findings={findings} />
      {build.frame === null && <p className={classes.note}>No frame is chosen: its room is not judged.</p>}
    </section>
  );
}
