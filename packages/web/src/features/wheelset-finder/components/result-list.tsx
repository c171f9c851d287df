import { encodeFinderAnswers } from '@pp-tools/domain/finder';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useState } from 'react';
import { QuoteButton } from '../../../shop/quote-button.tsx';
import { ShareButton } from '../../../shop/share-button.tsx';
import type { Shareable } from '../../../shop/share-link.ts';
import { finderTexts } from '../../../texts/finder-texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { Found } from '../state/use-finding.ts';
import { NarrowingFigure } from './narrowing-figure.tsx';
import { ResultCard } from './result-card.tsx';
import classes from './result-list.module.css';
import { UnknownLimits } from './unknown-limits.tsx';

const shownAtOnce = 3;

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
  const these = shown.length === 1 ? 'this one' : `these ${shown.length}`;
  return (
    <div className={`${classes.ways} no-print`}>
      <a className={buttonClass} data-look="primary" href={`/wheelsetCompare?v=1&w=${idsOf(shown, '-')}`}>
        Compare {these}
      </a>
      <a className={buttonClass} href={`/WheelsetClimbCalculator?v=1&ids=${idsOf(shown.slice(0, 8), ',')}`}>
        Climb with {these}
      </a>
      <Button onClick={() => void copyAnswers(found)}>{finderTexts.copyLink}</Button>
      <ShareButton state={() => sharedAnswers(found)} />
      <QuoteButton state={() => sharedAnswers(found)} />
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
        <NarrowingFigure total={total} steps={steps} />
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
      <UnknownLimits found={found} />
    </>
  );
}
