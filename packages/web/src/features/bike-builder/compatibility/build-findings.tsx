import { type Build, judgeBuild, overrideNote } from '@pp-tools/domain/bike';
import { useMemo } from 'react';
import { useRiderProfile } from '../../../shop/rider-profile.ts';
import { findingsSummary, findingsTexts } from '../../../texts/builder-compatibility-texts.ts';
import { BuildFixes } from './build-fixes.tsx';
import { ClashItem } from './clash-item.tsx';
import classes from './findings.module.css';
import { clashesOf } from './part-verdicts.ts';
import { RiderWeight } from './rider-weight.tsx';
import { UncheckedList } from './unchecked-list.tsx';

interface BuildFindingsProps {
  readonly build: Build;
  readonly isEditable: boolean;
}

/** Everything found about a whole build: blocks, checks, notes, and what could not be checked. */
export function BuildFindings({ build, isEditable }: BuildFindingsProps) {
  const { riderKilograms } = useRiderProfile();
  const findings = useMemo(() => judgeBuild(build, riderKilograms), [build, riderKilograms]);
  const notes = clashesOf(findings).map((clash) => ({ clash, note: overrideNote(build.overrides, clash) }));
  const takenOn = notes.filter(({ note }) => note !== null).length;
  return (
    <section className={classes.card} aria-labelledby="build-compatibility">
      <h2 id="build-compatibility">{findingsTexts.title}</h2>
      <p className={classes.said} role="status">
        {findingsSummary(findings, takenOn)}
      </p>
      {notes.length > 0 && (
        <ul className={classes.list} aria-label={findingsTexts.title}>
          {notes.map(({ clash, note }) => (
            <ClashItem
              key={`${clash.code} ${clash.part.slot} ${clash.other?.slot ?? ''} ${clash.end ?? ''}`}
              clash={clash}
              note={note}
            >
              {isEditable && clash.severity !== 'note' && (
                <BuildFixes build={build} clash={clash} isTakenOn={note !== null} />
              )}
            </ClashItem>
          ))}
        </ul>
      )}
      <RiderWeight />
      <UncheckedList findings={findings} />
    </section>
  );
}
