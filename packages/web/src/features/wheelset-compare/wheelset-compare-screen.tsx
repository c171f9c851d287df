import { wheelsetPaths } from '@pp-tools/domain/contract';
import { useCallback, useDeferredValue } from 'react';
import { askForContact } from '../../platform/contact-request.ts';
import { useMediaQuery } from '../../platform/media-query.ts';
import { UnreadRows } from '../../shop/unread-rows.tsx';
import { useUndoKeys } from '../../shop/use-undo-keys.ts';
import { ViewedNotice } from '../../shop/viewed-notice.tsx';
import { useWheelsetCatalogue, type WheelsetCatalogue } from '../../shop/wheelset-catalogue.ts';
import { compareTexts } from '../../texts/compare-texts.ts';
import { linkedComparisonTexts } from '../../texts/link-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ByWidth } from '../../ui/by-width.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { ActionBar } from './components/action-bar.tsx';
import { DataAge, EmptyComparison } from './components/comparison-notices.tsx';
import { ComparisonTable } from './components/comparison-table.tsx';
import { Drawings } from './components/drawings.tsx';
import { MobileCompare } from './components/mobile-compare.tsx';
import { MyWheelsLine } from './components/my-wheels-line.tsx';
import { PlotSection } from './components/plot-section.tsx';
import { Toolbar } from './components/toolbar.tsx';
import { changeView, comparisonSteps, leaveView, takeViewed } from './state/comparison-store.ts';
import { addressOf } from './state/shown-link.ts';
import { type ShownComparison, useComparison } from './state/use-comparison.ts';
import { useComparisonLink } from './state/use-comparison-link.ts';
import classes from './wheelset-compare-screen.module.css';

/** Few links meet a list of the visitor's own, so the question comes when it is asked. */
const ComparisonQuestion = lazyDialog(
  async () => (await import('./components/comparison-question.tsx')).ComparisonQuestion,
  compareTexts.notLoaded,
);

function Modes({ shown: { state } }: { readonly shown: ShownComparison }) {
  return (
    <div className={classes.modes}>
      <label>
        <input
          type="checkbox"
          checked={state.isAdvanced}
          onChange={() => changeView({ isAdvanced: !state.isAdvanced })}
        />
        {compareTexts.advanced}
      </label>
      <label>
        <input
          type="checkbox"
          checked={state.isZoom}
          onChange={() => changeView({ isZoom: !state.isZoom })}
        />
        {compareTexts.zoom}
      </label>
    </div>
  );
}

function Content({
  shown,
  catalogue,
}: {
  readonly shown: ShownComparison;
  readonly catalogue: WheelsetCatalogue;
}) {
  const isMobile = useMediaQuery('screen and (max-width: 767px)');
  const { rows, state } = shown;
  // The table answers first; the drawings below it may follow a moment later.
  const later = useDeferredValue(shown);
  return (
    <>
      {state.viewed && (
        <ViewedNotice
          texts={linkedComparisonTexts}
          onReplace={() => state.viewed && takeViewed(state.viewed)}
          onBack={leaveView}
        />
      )}
      <ByWidth
        isNarrow={isMobile}
        narrow={<MobileCompare shown={shown} catalogue={catalogue.items} dataFrom={catalogue.dataFrom} />}
        wide={
          <>
            <Toolbar shown={shown} catalogue={catalogue.items} />
            <ActionBar shown={shown} dataFrom={catalogue.dataFrom} />
          </>
        }
      />
      <UnreadRows path={wheelsetPaths.list} />
      {rows.length === 0 && <EmptyComparison shown={shown} catalogue={catalogue} />}
      {!isMobile && rows.length > 0 && <ComparisonTable shown={shown} rows={rows} />}
      <MyWheelsLine shown={shown} />
      {catalogue.dataFrom && rows.length > 0 && (
        <DataAge dataFrom={catalogue.dataFrom} address={addressOf(shown)} rows={later.rows} />
      )}
      {later.rows.length > 0 && <Drawings shown={later} />}
      {later.rows.length > 1 && <PlotSection shown={later} />}
    </>
  );
}

/** Wheelsets side by side, one of them as baseline. */
export function WheelsetCompareScreen() {
  const catalogue = useWheelsetCatalogue();
  const { catalogue: items, ...shown } = useComparison(catalogue.items);
  const { question, answer } = useComparisonLink(shown, catalogue.items);
  const viewOnly = useCallback(() => answer('view'), [answer]);
  useUndoKeys(comparisonSteps);
  // From 768 px down there is no room for what only a mouse can use.
  const isNarrow = useMediaQuery('screen and (max-width: 768px)');
  return (
    <Page
      title={compareTexts.title}
      intro={shown.rows.length === 0 && compareTexts.intro}
      wide
      actions={
        <>
          <ByWidth isNarrow={isNarrow} narrow={null} wide={<Modes shown={shown} />} />
          <Button onClick={askForContact}>{compareTexts.feedback}</Button>
        </>
      }
    >
      <Content shown={shown} catalogue={{ ...catalogue, items }} />
      {question && <ComparisonQuestion {...question} onAnswer={answer} onClose={viewOnly} />}
    </Page>
  );
}
