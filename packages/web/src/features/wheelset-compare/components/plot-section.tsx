import { lazy, memo, Suspense, useState } from 'react';
import { loadInTime } from '../../../platform/load-screen.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/load-state.tsx';
import type { ShownComparison } from '../state/use-comparison.ts';
import classes from './drawings.module.css';

const PriceWeightPlot = lazy(() => loadInTime(() => import('./price-weight-plot.tsx')));

/** The plot, loaded when it is asked for: the table is what most visitors came for. */
export const PlotSection = memo(function PlotSection({ shown }: { readonly shown: ShownComparison }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`${classes.section} no-print`} aria-labelledby="plot-title">
      <div className={classes.head}>
        <h2 id="plot-title">Price and weight</h2>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the plot' : 'Show the plot'}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <PriceWeightPlot shown={shown} />
        </Suspense>
      )}
    </section>
  );
});
