import { formatCell, isEstimatedCell, plainSentence, visibleColumns } from '@pp-tools/domain/comparison';
import { formatFigure } from '@pp-tools/domain/core';
import { categoryPagePath, type Wheelset, wheelsetPagePath } from '@pp-tools/domain/wheelset';
import { useParams } from '@tanstack/react-router';
import { useUnits } from '../../platform/unit-preference.ts';
import { AgainstMine } from '../../shop/against-mine.tsx';
import { MyWheelsButton } from '../../shop/my-wheels-button.tsx';
import { ShelfButton } from '../../shop/shelf-button.tsx';
import { RimPicture, WheelPicture } from '../../shop/wheel-picture.tsx';
import { wheelsetMark } from '../../shop/wheelset-origin.ts';
import { estimateTexts } from '../../texts/estimate-texts.ts';
import { shelfTexts } from '../../texts/shelf-texts.ts';
import { fitLines, placeText, wheelsetPageTexts, wheelsetSentence } from '../../texts/wheelset-page-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { estimateMark } from '../../ui/estimate-mark.ts';
import { Page } from '../../ui/page.tsx';
import { useWheelsetPage } from './page-queries.ts';
import classes from './wheelset-page-screen.module.css';

export { loadWheelsetPage } from './page-queries.ts';

/** A page of one wheelset knows no other: what the visitor entered counts. */
const noCatalogue: readonly Wheelset[] = [];

type PageData = ReturnType<typeof useWheelsetPage>;

function Actions({ wheelset }: { readonly wheelset: Wheelset }) {
  const { ppId, productLink } = wheelset;
  return (
    <>
      <ShelfButton wheelset={wheelset} text={shelfTexts.add} />
      <a className={buttonClass} href={`/wheelsetCompare/${ppId}`}>
        {wheelsetPageTexts.compare}
      </a>
      <a className={buttonClass} href={`/WheelsetClimbCalculator?v=1&ids=${ppId}`}>
        {wheelsetPageTexts.climb}
      </a>
      <a className={buttonClass} href={`/bike-builder/wheelset?wheelset=${ppId}`}>
        {wheelsetPageTexts.build}
      </a>
      <MyWheelsButton />
      {productLink !== null && (
        <a
          className={buttonClass}
          data-look="primary"
          href={productLink}
          target="_blank"
          rel="noopener noreferrer"
        >
          {wheelsetPageTexts.shop}
        </a>
      )}
    </>
  );
}

function Figures({ wheelset }: { readonly wheelset: Wheelset }) {
  const units = useUnits();
  const columns = visibleColumns(true);
  return (
    <section>
      <h2>{wheelsetPageTexts.figures}</h2>
      <dl className={classes.figures}>
        {columns.map((column) => (
          <div key={column.id}>
            <dt>{column.label}</dt>
            <dd {...estimateMark(isEstimatedCell(column, wheelset), estimateTexts.recalled)}>
              {formatCell(column, wheelset, units)}
            </dd>
          </div>
        ))}
      </dl>
      {columns.some((column) => isEstimatedCell(column, wheelset)) && (
        <p className={classes.note}>{wheelsetPageTexts.estimateNote}</p>
      )}
      <Source wheelset={wheelset} />
    </section>
  );
}

function Source({ wheelset: { source } }: { readonly wheelset: Wheelset }) {
  if (source === null) return null;
  return (
    <p className={classes.note}>
      {wheelsetPageTexts.source}: {/^https?:/.test(source) ? <a href={source}>{hostOf(source)}</a> : source}
    </p>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}

function Places({ category, places }: PageData) {
  if (category === null || places.length === 0) return null;
  return (
    <section>
      <h2>{wheelsetPageTexts.place(category)}</h2>
      <ul className={classes.places}>
        {places.map((place) => {
          const { columnId, above, below, equal } = place;
          const others = above + below + equal;
          return (
            <li key={columnId}>
              <span>{placeText(columnId, place)}</span>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${(above / others) * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Fits({ wheelset }: { readonly wheelset: Wheelset }) {
  return (
    <section>
      <h2>{wheelsetPageTexts.fits}</h2>
      <dl className={classes.figures}>
        {fitLines(wheelset).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rivals({ wheelset, rivals }: PageData) {
  const units = useUnits();
  if (rivals.length === 0) return null;
  return (
    <section>
      <h2>{wheelsetPageTexts.rivals}</h2>
      <ul className={classes.rivals}>
        {rivals.map((rival) => (
          <li key={rival.id}>
            <WheelPicture wheelset={rival} size={96} baseline={wheelset} />
            <div>
              <h3>
                <a href={wheelsetPagePath(rival)}>{rival.name}</a>
              </h3>
              <p>{plainSentence(rival, wheelset, units)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One wheelset: drawn to scale, with every figure, its place among its kind and its nearest rivals. */
export function WheelsetPageScreen() {
  const { ppId } = useParams({ from: '/wheelset/$ppId/{-$slug}' });
  const page = useWheelsetPage(ppId);
  const { wheelset, category } = page;
  const units = useUnits();
  return (
    <Page title={wheelset.name} intro={wheelsetSentence(wheelset)} actions={<Actions wheelset={wheelset} />}>
      <div className={classes.sheet}>
        <figure className={classes.drawing}>
          <WheelPicture wheelset={wheelset} size={320} isMeasured />
          <RimPicture wheelset={wheelset} scale={2.4} />
        </figure>
        <div className={classes.side}>
          <p className={classes.price} {...wheelsetMark(wheelset, 'price')}>
            {wheelset.price === null
              ? wheelsetPageTexts.noPrice
              : formatFigure(wheelset.price, 'money', units)}
          </p>
          <AgainstMine wheelset={wheelset} catalogue={noCatalogue} />
          <Places {...page} />
          <Fits wheelset={wheelset} />
        </div>
        <Figures wheelset={wheelset} />
        <Rivals {...page} />
      </div>
      {category !== null && (
        <p className="no-print">
          <a href={categoryPagePath(category)}>{wheelsetPageTexts.all(category)}</a>
        </p>
      )}
    </Page>
  );
}
