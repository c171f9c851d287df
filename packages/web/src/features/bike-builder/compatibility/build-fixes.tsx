import { type Build, buildFacts, withOverrides, withoutOverride } from '@pp-tools/domain/bike';
import type { Clash, PairFix, Subject } from '@pp-tools/domain/compatibility';
import { componentTypes, withParts } from '@pp-tools/domain/groupset';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRiderProfile } from '../../../shop/rider-profile.ts';
import { fixTexts, overrideTexts } from '../../../texts/builder-compatibility-texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { changeBuild } from '../builds/build-store.ts';
import { useOfferedComponents } from '../groupset/groupset-components.ts';
import { stepAddress } from '../page/step-addresses.ts';
import { FixButtons } from './fix-buttons.tsx';
import { OverrideForm } from './override-form.tsx';
import { noWays, waysOut } from './ways-out.ts';

/** Where a place of the bike is chosen. */
const stepOf = (slot: Subject): 'frameset' | 'wheelset' | 'components' => {
  if (componentTypes.some((type) => type === slot)) return 'components';
  return slot === 'wheelset' || slot === 'tyre' || slot === 'tube' ? 'wheelset' : 'frameset';
};

/** The changes of a fix, one or two, are one step of the history. */
function take({ groupset }: Build, fix: PairFix): void {
  if (groupset === null) return;
  changeBuild(fixTexts.pair(fix), {
    kind: 'selectGroupset',
    groupset: {
      groupset: groupset.groupset,
      parts: withParts(groupset.parts ?? {}, fix.parts, fix.removed),
    },
  });
}

interface BuildFixesProps {
  readonly build: Build;
  readonly clash: Clash;
  readonly isTakenOn: boolean;
}

/** The ways out of a clash of the whole build; each is one step of the history. */
export function BuildFixes({ build, clash, isTakenOn }: BuildFixesProps) {
  const components = useOfferedComponents();
  const { riderKilograms } = useRiderProfile();
  const bike = useMemo(() => buildFacts(build, riderKilograms), [build, riderKilograms]);
  const { fixes, pair } = useMemo(
    () => (isTakenOn ? noWays : waysOut(bike, clash, components)),
    [bike, clash, components, isTakenOn],
  );
  if (isTakenOn) {
    const overrides = withoutOverride(build.overrides, clash);
    return (
      <Button onClick={() => changeBuild('Undo "used anyway"', { kind: 'override', overrides })}>
        {overrideTexts.withdraw}
      </Button>
    );
  }
  const [place] = clash.fixes.filter((slot) => !fixes.some((fix) => fix.slot === slot));
  return (
    <>
      <FixButtons fixes={fixes} pair={pair} onTake={(fix) => take(build, fix)} />
      {place && (
        <Link className={buttonClass} data-look="plain" to={stepAddress[stepOf(place)]}>
          {fixTexts.change(place)}
        </Link>
      )}
      {clash.severity === 'blocks' && (
        <OverrideForm
          name={clash.part.name}
          onOverride={(note) =>
            changeBuild(`Use ${clash.part.name} anyway`, {
              kind: 'override',
              overrides: withOverrides(build.overrides, [clash], note),
            })
          }
        />
      )}
    </>
  );
}
