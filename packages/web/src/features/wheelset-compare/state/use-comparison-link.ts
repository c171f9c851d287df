import {
  addWheelset,
  type Comparison,
  compareWithLink,
  emptyComparison,
  isSameList,
  type LinkDifference,
  type LinkedComparison,
  mergeComparison,
  readComparisonAddress,
  shownWheelsets,
  writeComparisonAddress,
} from '@pp-tools/domain/comparison';
import { findByPpId, myWheelsId, type Wheelset } from '@pp-tools/domain/wheelset';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '../../../platform/notices.ts';
import { keepUnits } from '../../../platform/unit-preference.ts';
import type { LinkAnswer } from '../../../shop/link-question.tsx';
import { myWheelsAccess, useAreMyWheelsReady, withMine } from '../../../shop/my-wheels-access.ts';
import { droppedText } from '../../../texts/compare-texts.ts';
import { changeComparison, changeView, comparisonStore } from './comparison-store.ts';
import { linkOf } from './shown-link.ts';
import type { ShownComparison } from './use-comparison.ts';

/** The address follows when the visitor pauses: writing it renders the page again. */
const addressDelayMilliseconds = 300;

interface OpenQuestion {
  readonly link: LinkedComparison;
  readonly difference: LinkDifference;
  /** Whether another tool of ours brought the wheelsets. */
  readonly isBrought: boolean;
  /** Wheelsets of the own list. */
  readonly own: number;
}

/** The linked comparison as a list of our own ids. */
function comparisonOf(link: LinkedComparison, linked: readonly Wheelset[]): Comparison {
  const baseline = linked.find(({ ppId }) => ppId === link.baselinePpId);
  return {
    ...emptyComparison,
    ids: linked.map(({ id }) => id),
    baselineId: baseline?.id ?? null,
    category: link.category,
  };
}

function takeView(link: LinkedComparison): void {
  changeView({
    ...(link.sort ? { sort: link.sort, columnSort: null } : {}),
    ...(link.columnSort ? { columnSort: link.columnSort } : {}),
    ...(link.isAdvanced === null ? {} : { isAdvanced: link.isAdvanced }),
    ...(link.columns === null ? {} : { columns: link.columns }),
  });
}

function answerLink(
  { link, difference }: Pick<OpenQuestion, 'link' | 'difference'>,
  answer: LinkAnswer,
  catalogue: readonly Wheelset[],
): void {
  const linked = comparisonOf(link, difference.linked);
  const { rules } = myWheelsAccess.getState();
  const mine = link.mine === null ? null : (rules?.decode(link.mine) ?? null);
  if (answer === 'view') changeView({ viewed: linked, viewedMine: mine });
  // A visitor who takes a list with wheels of its own says that these are theirs.
  if (answer === 'replace' && mine !== null) rules?.keep(mine);
  if (answer === 'replace') changeComparison('Open linked comparison', () => linked);
  if (answer === 'merge')
    changeComparison('Merge linked comparison', (own) => mergeComparison(own, linked, catalogue));
  if (answer !== 'merge') takeView(link);
  if (answer === 'replace' && link.units) keepUnits(link.units);
}

/** A link next to the own list, each with its own wheels. */
function differenceOf(
  own: Comparison,
  link: LinkedComparison,
  catalogue: readonly Wheelset[],
): LinkDifference {
  const { mine, rules } = myWheelsAccess.getState();
  const linked = link.mine === null ? mine : (rules?.decode(link.mine) ?? null);
  return compareWithLink(own, link, withMine(catalogue, linked), mine && (rules?.encode(mine) ?? null));
}

/** A link whose own wheels cannot be read has none. */
function withReadableMine(reading: ReturnType<typeof readComparisonAddress>): typeof reading {
  const { link, dropped } = reading;
  if (link === null || link.mine === null) return reading;
  const mine = myWheelsAccess.getState().rules?.decode(link.mine) ?? null;
  if (mine !== null) return reading;
  const baselinePpId = link.baselinePpId === myWheelsId ? null : link.baselinePpId;
  return { link: { ...link, mine: null, baselinePpId }, dropped: [...dropped, 'mine'] };
}

/** Whether a link says just what the own list shows, as after a reload; the list then stays whole behind its category. */
function isOwnAddress(own: Comparison, link: LinkedComparison, catalogue: readonly Wheelset[]): boolean {
  const { mine } = myWheelsAccess.getState();
  const ids = shownWheelsets(own, withMine(catalogue, mine)).map(({ id }) => id);
  return own.category === link.category && isSameList(differenceOf({ ...own, ids }, link, catalogue));
}

/** What the address asks for when the page opens; null when nothing is left to ask. */
function openAddress(catalogue: readonly Wheelset[], ppId: string | undefined): OpenQuestion | null {
  const own = comparisonStore.getState().history.present;
  const wheelset = findByPpId(catalogue, ppId);
  if (wheelset !== undefined) {
    const added = addWheelset(own, wheelset, catalogue);
    if (added.ok) changeComparison(`Add ${wheelset.shortName}`, () => added.value);
    return null;
  }
  const query = new URLSearchParams(window.location.search);
  const { link, dropped } = withReadableMine(readComparisonAddress(Object.fromEntries(query)));
  if (dropped.length > 0) notify(droppedText(dropped));
  if (link === null) return null;
  if (isOwnAddress(own, link, catalogue)) {
    takeView(link);
    return null;
  }
  const difference = differenceOf(own, link, catalogue);
  if (difference.linked.length === 0) return null;
  if (own.ids.length === 0 || isSameList(difference)) {
    // Wheels that somebody else rides do not become the visitor's by opening a link.
    answerLink({ link, difference }, difference.otherMine === null ? 'replace' : 'view', catalogue);
    return null;
  }
  const isBrought = query.get('from') === 'finder';
  // What is brought is in the list already: there is nothing to ask.
  if (isBrought && difference.added.length === 0) return null;
  return { link, difference, isBrought, own: own.ids.length };
}

/**
 * Keeps address and comparison together: opens what the address says once the catalogue is here, then writes
 * every change back without adding to the browser's history.
 */
export function useComparisonLink(shown: ShownComparison, catalogue: readonly Wheelset[]) {
  const { ppWheelsetId } = useParams({ strict: false });
  const navigate = useNavigate();
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const isOpened = useRef(false);
  const [, setShown] = useState(false);
  const areRulesHere = useAreMyWheelsReady();
  // Before the first painting, so that the table of a link never follows an empty one. Stores are not listened to
  // that early, so a state of this hook has the page rendered again.
  useLayoutEffect(() => {
    if (isOpened.current || catalogue.length === 0 || !areRulesHere) return;
    isOpened.current = true;
    setQuestion(openAddress(catalogue, ppWheelsetId));
    setShown(true);
  }, [catalogue, ppWheelsetId, areRulesHere]);

  const link = linkOf(shown);
  const query = link === null ? '' : new URLSearchParams(writeComparisonAddress(link)).toString();
  useEffect(() => {
    if (!isOpened.current || question !== null) return;
    const timer = setTimeout(() => {
      void navigate({
        to: '/wheelsetCompare/{-$ppWheelsetId}',
        params: {},
        search: Object.fromEntries(new URLSearchParams(query)),
        replace: true,
        resetScroll: false,
      });
    }, addressDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [query, question, navigate]);

  return {
    question,
    answer: (answer: LinkAnswer) => {
      if (question !== null) answerLink(question, answer, catalogue);
      setQuestion(null);
    },
  };
}
