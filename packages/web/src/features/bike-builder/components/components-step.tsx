import { judgeMove } from '@pp-tools/domain/bike';
import { notify } from '../../../platform/notices.ts';
import { builderTexts, refusalText } from '../../../texts/builder-texts.ts';
import { componentsTexts, otherCategoryTexts } from '../../../texts/components-texts.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { currentBuild } from '../builds/build-store.ts';
import { StepPage } from '../page/step-page.tsx';
import { GroupsetTab } from './groupset-tab.tsx';
import { OtherTab } from './other-tab.tsx';
import { useComponentsTab } from './use-components-tab.ts';

const tabs = {
  groupset: componentsTexts.groupsetTab,
  saddle: otherCategoryTexts.saddle.tab,
  pedal: otherCategoryTexts.pedal.tab,
  misc: otherCategoryTexts.misc.tab,
  stem: otherCategoryTexts.stem.tab,
  headset: otherCategoryTexts.headset.tab,
  rotor: otherCategoryTexts.rotor.tab,
  barTape: otherCategoryTexts.barTape.tab,
  valve: otherCategoryTexts.valve.tab,
  smallPart: otherCategoryTexts.smallPart.tab,
};

/** A build without a groupset cannot be finished; the visitor is told what is missing (BLD-04). */
const canFinish = (): boolean => {
  const refusal = judgeMove(currentBuild(), 'components', 'summary');
  if (refusal === null) return true;
  notify(refusalText(refusal), { place: 'top', duration: 4000 });
  return false;
};

/** Groupset, saddle, pedals and everything else that completes a bike (BLD-60 to BLD-64). */
export function ComponentsStep() {
  const [tab, chooseTab] = useComponentsTab();
  return (
    <StepPage
      step="components"
      hasSheet
      title={builderTexts.components.title}
      intro={builderTexts.components.intro}
      backLabel={componentsTexts.back}
      continueLabel={componentsTexts.finish}
      onContinue={canFinish}
    >
      <Tabs label="Components" tabs={tabs} selected={tab} onSelect={chooseTab}>
        {tab === 'groupset' ? <GroupsetTab /> : <OtherTab key={tab} category={tab} />}
      </Tabs>
    </StepPage>
  );
}
