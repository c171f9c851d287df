import { clearComparison } from '@pp-tools/domain/comparison';
import type { RefObject } from 'react';
import { notify } from '../../../platform/notices.ts';
import { keepUnits } from '../../../platform/unit-preference.ts';
import { compareMenuTexts as texts } from '../../../texts/compare-menu-texts.ts';
import { compareTexts } from '../../../texts/compare-texts.ts';
import { quoteTexts } from '../../../texts/quote-texts.ts';
import { shareTexts } from '../../../texts/share-texts.ts';
import { Menu, type MenuGroup } from '../../../ui/menu.tsx';
import { changeComparison, changeView, redoComparison, undoComparison } from '../state/comparison-store.ts';
import { copyComparisonLink } from '../state/shown-link.ts';
import { copyComparisonMarkdown, downloadComparison } from '../state/take-away.ts';
import type { ShownComparison } from '../state/use-comparison.ts';

/** What the menu can open. */
export type MoreDialog = 'columns' | 'history' | 'share' | 'quote';

interface MoreMenuProps {
  readonly shown: ShownComparison;
  readonly dataFrom: Date | null;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (dialog: MoreDialog) => void;
  readonly onClose: () => void;
}

const clearAll = () => {
  changeComparison(texts.clear, clearComparison);
  notify(texts.cleared, { action: { label: 'Undo', run: undoComparison } });
};

function viewGroup({ shown: { state, baseline, units }, onOpen }: MoreMenuProps): MenuGroup {
  return {
    title: texts.groups.view,
    commands: [
      {
        label: texts.differences,
        isInBar: true,
        isOn: state.hidesEqual,
        reason: baseline === null ? texts.reasons.noBaseline : null,
        run: () => changeView({ hidesEqual: !state.hidesEqual }),
      },
      { label: texts.columns, run: () => onOpen('columns') },
      {
        label: texts.compact,
        isOn: state.isCompact,
        run: () => changeView({ isCompact: !state.isCompact }),
      },
      {
        label: texts.units[units],
        run: () => keepUnits(units === 'metric' ? 'imperial' : 'metric'),
      },
    ],
  };
}

function takeAwayGroup({ shown, dataFrom, onOpen }: MoreMenuProps): MenuGroup {
  const reason = shown.rows.length === 0 ? texts.reasons.noRows : null;
  return {
    title: texts.groups.takeAway,
    commands: [
      { label: texts.copyLink, isInBar: true, reason, run: () => void copyComparisonLink(shown) },
      { label: shareTexts.open, isInBar: true, reason, run: () => onOpen('share') },
      { label: quoteTexts.title, reason, run: () => onOpen('quote') },
      { label: texts.csv, reason, run: () => downloadComparison(shown, dataFrom) },
      { label: texts.markdown, reason, run: () => void copyComparisonMarkdown(shown, dataFrom) },
      { label: texts.print, reason, run: () => window.print() },
    ],
  };
}

function undoGroup({ shown: { state }, onOpen }: MoreMenuProps): MenuGroup {
  const { past, future } = state.history;
  const undoes = past.at(-1)?.action;
  const redoes = future[0]?.action;
  const { reasons } = texts;
  const viewed = state.viewed === null ? null : reasons.viewed;
  const nothing = past.length + future.length === 0 ? reasons.nothingToUndo : null;
  return {
    title: texts.groups.undo,
    commands: [
      {
        label: texts.undo(undoes),
        reason: viewed ?? (undoes ? null : reasons.nothingToUndo),
        run: undoComparison,
      },
      {
        label: texts.redo(redoes),
        reason: viewed ?? (redoes ? null : reasons.nothingToRedo),
        run: redoComparison,
      },
      { label: texts.history, reason: nothing, run: () => onOpen('history') },
    ],
  };
}

function dangerGroup({ shown: { comparison } }: MoreMenuProps): MenuGroup {
  const empty = comparison.ids.length === 0 ? texts.reasons.noRows : null;
  return {
    title: texts.groups.danger,
    commands: [
      {
        label: texts.clear,
        reason: comparison.isAllSelected ? texts.reasons.allSelected : empty,
        run: clearAll,
      },
    ],
  };
}

/** What can be done with the table as a whole and does not stand in the bar. */
export function MoreMenu(props: MoreMenuProps) {
  const groups = [viewGroup(props), takeAwayGroup(props), undoGroup(props), dangerGroup(props)];
  return <Menu label={compareTexts.more} groups={groups} opener={props.opener} onClose={props.onClose} />;
}
