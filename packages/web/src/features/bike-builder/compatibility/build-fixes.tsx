import { type Build, buildFacts, withOverrides, withoutOverride } from '@pp-tools/domain/bike';
import { type Clash, fixesOf, type Subject } from '@pp-tools/domain/compatibility';
import { asListed, componentTypes, type GroupsetComponent } from '@pp-tools/domain/groupset';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { fixTexts, overrideTexts } from '../../../texts/builder-compatibility-texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { changeBuild } from '../builds/build-store.ts';
import { groupsetComponentsQuery } from '../groupset/groupset-components.ts';
import { stepAddress } from '../page/step-addresses.ts';
import { FixButtons } from './fix-buttons.tsx';
import { OverrideForm } from './override-form.tsx';

const none: readonly GroupsetComponent[] = [];

/** Where a place of the bike is chosen. */
const stepOf = (slot: Subject): 'frameset' | 'wheelset' | 'components' => {
  if (componentTypes.some((type) => type === slot)) return 'components';
  return slot === 'wheelset' || slot === 'tyre' || slot === 'tube' ? 'wheelset' : 'frameset';
};

function switchTo(build: Build, component: GroupsetComponent): void {
  if (build.groupset === null) return;
  const parts = { ...build.groupset.parts, [component.type]: asListed(component) };
  changeBuild(`Switch to ${component.name}`, {
    kind: 'selectGroupset',
    groupset: { groupset: build.groupset.groupset, parts },
  });
}

interface BuildFixesProps {
  readonly build: Build;
  readonly clash: Clash;
  readonly isTakenOn: boolean;
}

/** The ways out of a clash of the whole build; each is one step of the history. */
export function BuildFixes({ build, clash, isTakenOn }: BuildFixesProps) {
  const components = useQuery(groupsetComponentsQuery).data ?? none;
  const fixes = useMemo(
    () => (isTakenOn ? [] : fixesOf(buildFacts(build), clash, components)),
    [build, clash, components, isTakenOn],
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
      <FixButtons fixes={fixes} onSwitch={(component) => switchTo(build, component)} />
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
