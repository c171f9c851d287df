import { encodeFinderAnswers } from '@pp-tools/domain/finder';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useState } from 'react';
import { useMediaQuery } from '../../../platform/media-query.ts';
import { MyWheelsButton } from '../../../shop/my-wheels-button.tsx';
import { QuoteButton } from '../../../shop/quote-button.tsx';
import { ShareButton } from '../../../shop/share-button.tsx';
import type { Shareable } from '../../../shop/share-link.ts';
import { finderTexts } from '../../../texts/finder-texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import graphPaper from '../../../ui/graph-paper.module.css';
import type { Found } from '../state/use-finding.ts';
import { NarrowingFigure } from './narrowing-figure.tsx';
import { ResultCard } from './result-card.tsx';
import classes from './result-list.module.css';
import { UnknownLimits } from './unknown-limits.tsx';
import { WheelField } from './wheel-field.tsx';

const shownAtOnce = 3;
/** So many results are compared all together. */
const fewTogether = 6;

interface ResultListProps {
  readonly found: Found;
  readonly total: number;
}

const idsOf = (wheelsets: readonly Wheelset[], by: string): string =>
  wheelsets.map(({ ppId }) => ppId).join(by);

function sharedAnswers({ answers }: Found): Shareable {
  const query = `a=${encodeFinderAnswers(answers)}`;
  return { tool: 'finder', query, longAddress: `${window.location.origin}/wheelsetFinder?${query}` };
}

async function copyAnswers(found: Found): Promise<void> {
  const { copyShared } = await import('../../../shop/share-link.ts');
  await copyShared(sharedAnswers(found));
}

/** Where the results that stand on the screen can go together. */
function Ways({ shown, found }: { readonly shown: readonly Wheelset[]; readonly found: Found }) {
  const { results } = found.ranking;
  // A fourth that suits as well is not left behind for the sake of a page of three.
  const together = results.length <= fewTogether ? results : shown;
  const these =
    together.length === 1
      ? 'this one'
      : `${together.length > shown.length ? 'all' : 'these'} ${together.length}`;
  return (
    <div className={`${classes.ways} no-print`}>
      <a
        className={buttonClass}
        data-look="primary"
        href={`/wheelsetCompare?v=1&w=${idsOf(together, '-')}&from=finder`}
      >
        Compare {these}
      </a>
      <a
        className={buttonClass}
        href={`/WheelsetClimbCalculator?v=1&ids=${idsOf(together.slice(0, 8), ',')}`}
      >
        Climb with {these}
      </a>
      <Button onClick={() => void copyAnswers(found)}>{finderTexts.copyLink}</Button>
      <ShareButton state={() => sharedAnswers(found)} />
      <QuoteButton state={() => sharedAnswers(found)} />
      <MyWheelsButton />
    </div>
  );
}

function Stability({ found }: { readonly found: Found }) {
  const { stability, ranking } = found;
  const [first] = ranking.results;
  if (stability === null || stability.of === 0 || first === undefined) return null;
  return (
    <p className={classes.stability}>
      <strong>{first.shortName}</strong> stays first in {stability.stays} of {stability.of} nearby answers.
    </p>
  );
}

/** The results, three at a time (FND-08), with how they were found. */
export function ResultList({ found, total }: ResultListProps) {
  const { results, steps } = found.ranking;
  // On a phone the first result comes before the picture of how it was found.
  const isPhone = useMediaQuery('screen and (max-width: 767px)');
  const narrowing = (
    <div className={`${classes.narrowing} ${graphPaper.paper}`}>
      <WheelField catalogue={found.catalogue} results={results} isComplete />
      <NarrowingFigure total={total} steps={steps} />
    </div>
  );
  const [most, setMost] = useState(shownAtOnce);
  const shown = results.slice(0, most);
  return (
    <>
      <div className={classes.summary}>
        <div className={classes.told}>
          <h2>{results.length === 1 ? '1 wheel suits you' : `${results.length} wheels suit you`}</h2>
          <Stability found={found} />
          <Ways shown={shown} found={found} />
        </div>
        {!isPhone && narrowing}
      </div>
      <ol className={classes.results} aria-label="Results">
        {shown.map((wheelset, place) => (
          <ResultCard key={wheelset.id} place={place + 1} wheelset={wheelset} found={found} />
        ))}
      </ol>
      <div className={classes.more}>
        <span>
          {shown.length} of {results.length} shown
        </span>
        {results.length > most && (
          <Button onClick={() => setMost(most + shownAtOnce)}>{finderTexts.loadMore}</Button>
        )}
      </div>
      {isPhone && narrowing}
      <UnknownLimits found={found} />
    </>
  );
}
