import { overrideNote } from '@pp-tools/domain/bike';
import { judgeBike, type Subject } from '@pp-tools/domain/compatibility';
import { type ComponentType, componentTypeOrder, type Groupset } from '@pp-tools/domain/groupset';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useMediaQuery } from '../../../platform/media-query.ts';
import { notify } from '../../../platform/notices.ts';
import { configureGroupsetTexts } from '../../../texts/builder-groupset-texts.ts';
import { severityTexts } from '../../../texts/finding-words.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { changeBuild } from '../builds/build-store.ts';
import { clashesOf } from '../compatibility/part-verdicts.ts';
import { VerdictIcon } from '../compatibility/verdict-mark.tsx';
import { ComponentTab } from './component-tab.tsx';
import classes from './configure-groupset.module.css';
import { DraftFindings } from './draft-findings.tsx';
import { GroupsetSummary } from './groupset-summary.tsx';
import { type GroupsetDraft, useGroupsetDraft } from './use-groupset-draft.ts';

/** Places by which the arrow keys move in the row of tabs. */
const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Places with a part that clashes and was not taken on; their tabs carry a mark. */
function useClashingPlaces({ bike, overrides }: GroupsetDraft): ReadonlySet<Subject> {
  return useMemo(() => {
    const blocks = clashesOf(judgeBike(bike), 'blocks').filter(
      (clash) => overrideNote(overrides, clash) === null,
    );
    return new Set(
      blocks.flatMap(({ part, other }) => (other === null ? [part.slot] : [part.slot, other.slot])),
    );
  }, [bike, overrides]);
}

const marked = (clashes: ReadonlySet<Subject>, type: ComponentType) =>
  clashes.has(type) ? { 'data-clash': true, 'aria-description': severityTexts.blocks } : {};

interface TabsProps {
  readonly id: string;
  readonly tab: ComponentType;
  readonly draft: GroupsetDraft;
  readonly onOpen: (tab: ComponentType) => void;
}

/** A tab for each type; arrow keys, Home and End move along (WAI-ARIA tabs pattern). */
function Tabs({ id, tab, draft, onOpen }: TabsProps) {
  const clashes = useClashingPlaces(draft);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = componentTypeOrder.indexOf(tab);
    const count = componentTypeOrder.length;
    const by = moves[event.key];
    const next = by ? (place + by + count) % count : { Home: 0, End: count - 1 }[event.key];
    const type = next === undefined ? undefined : componentTypeOrder[next];
    if (type === undefined) return;
    event.preventDefault();
    onOpen(type);
    document.getElementById(`${id}-${type}`)?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label="Component types">
      {componentTypeOrder.map((type) => (
        <button
          key={type}
          id={`${id}-${type}`}
          type="button"
          role="tab"
          aria-selected={type === tab}
          aria-controls={`${id}-panel`}
          tabIndex={type === tab ? 0 : -1}
          data-empty={draft.parts[type] === undefined}
          {...marked(clashes, type)}
          onClick={() => onOpen(type)}
          onKeyDown={onKeyDown}
        >
          {slotNames[type]}
          {clashes.has(type) && <VerdictIcon kind="blocks" />}
        </button>
      ))}
    </div>
  );
}

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
  const id = useId();
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
      <Tabs id={id} tab={tab} draft={draft} onOpen={setTab} />
      <div className={classes.columns}>
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
          <ComponentTab key={tab} type={tab} draft={draft} />
        </div>
        <Summary draft={draft} onShow={setTab} />
      </div>
    </Dialog>
  );
}
