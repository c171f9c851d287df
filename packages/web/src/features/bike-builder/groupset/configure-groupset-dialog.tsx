import { overrideNote } from '@pp-tools/domain/bike';
import { judgeBike, type Subject } from '@pp-tools/domain/compatibility';
import { type ComponentType, componentTypeOrder, type Groupset } from '@pp-tools/domain/groupset';
import { useMemo, useState } from 'react';
import { useMediaQuery } from '../../../platform/media-query.ts';
import { notify } from '../../../platform/notices.ts';
import { configureGroupsetTexts } from '../../../texts/builder-groupset-texts.ts';
import { severityTexts } from '../../../texts/finding-words.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { changeBuild } from '../builds/build-store.ts';
import { clashesOf } from '../compatibility/part-verdicts.ts';
import { VerdictIcon } from '../compatibility/verdict-mark.tsx';
import { ComponentTab } from './component-tab.tsx';
import classes from './configure-groupset.module.css';
import { DraftFindings } from './draft-findings.tsx';
import { GroupsetSummary } from './groupset-summary.tsx';
import { type GroupsetDraft, useGroupsetDraft } from './use-groupset-draft.ts';

/** Slots with a part that clashes and was not overridden; their tabs carry a mark. */
function useClashingSlots({ bike, overrides }: GroupsetDraft): ReadonlySet<Subject> {
  return useMemo(() => {
    const blocks = clashesOf(judgeBike(bike), 'blocks').filter(
      (clash) => overrideNote(overrides, clash) === null,
    );
    return new Set(
      blocks.flatMap(({ part, other }) => (other === null ? [part.slot] : [part.slot, other.slot])),
    );
  }, [bike, overrides]);
}

/** The tabs in the order in which the parts are asked for. */
const tabs = (() => {
  const named = componentTypeOrder.map((type) => [type, slotNames[type]]);
  // One entry for each type, in that order.
  return Object.fromEntries(named) as Readonly<Record<ComponentType, string>>;
})();

const clashMark = { icon: <VerdictIcon kind="blocks" />, description: severityTexts.blocks };

type Show = (type: ComponentType) => void;

/** On a phone the summary opens on demand, so that the parts keep the room. */
function Summary({ draft, onShow }: { readonly draft: GroupsetDraft; readonly onShow: Show }) {
  const isMobile = useMediaQuery('(max-width: 767px)');
  const [isOpen, setOpen] = useState(false);
  const all = (
    <div className={classes.side}>
      <DraftFindings draft={draft} onShow={onShow} />
      <GroupsetSummary draft={draft} />
    </div>
  );
  if (!isMobile) return all;
  return (
    <div className={classes.mobileSummary}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide Summary' : 'Show Summary'}
      </Button>
      {isOpen && all}
    </div>
  );
}

interface ConfigureGroupsetDialogProps {
  readonly groupset: Groupset;
  readonly onClose: () => void;
}

/** Swaps the parts of a groupset; nothing changes in the build before Confirm (BLD-70, BLD-71). */
export function ConfigureGroupsetDialog({ groupset, onClose }: ConfigureGroupsetDialogProps) {
  const draft = useGroupsetDraft(groupset);
  const [tab, setTab] = useState<ComponentType>('crankset');
  const clashes = useClashingSlots(draft);
  const confirm = () => {
    changeBuild(
      `Configure ${groupset.name}`,
      { kind: 'selectGroupset', groupset: { groupset, parts: draft.parts } },
      { kind: 'override', overrides: draft.overrides },
    );
    notify(configureGroupsetTexts.saved, { tone: 'success', duration: 3000 });
    onClose();
  };
  return (
    <Dialog
      title={`${configureGroupsetTexts.title}: ${groupset.name}`}
      width={1120}
      onClose={onClose}
      footer={
        <>
          <Button className={classes.reset ?? ''} onClick={draft.reset}>
            Reset to Default
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={confirm}>
            Confirm
          </Button>
        </>
      }
    >
      <Tabs
        label={configureGroupsetTexts.tabs}
        tabs={tabs}
        selected={tab}
        isWrapped
        mark={(type) => ({
          isEmpty: draft.parts[type] === undefined,
          ...(clashes.has(type) && clashMark),
        })}
        onSelect={setTab}
      >
        <div className={classes.columns}>
          <ComponentTab key={tab} type={tab} draft={draft} />
          <Summary draft={draft} onShow={setTab} />
        </div>
      </Tabs>
    </Dialog>
  );
}
