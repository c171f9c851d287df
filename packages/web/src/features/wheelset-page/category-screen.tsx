import { formatFigure } from '@pp-tools/domain/core';
import {
  type CategoryFilter,
  categoryPagePath,
  depthRangeNames,
  depthRanges,
  type FigureRange,
  priceRangeNames,
  priceRanges,
  type Wheelset,
  type WheelsetCategory,
  wheelsetCategories,
  wheelsetPagePath,
  wheelsetSorts,
} from '@pp-tools/domain/wheelset';
import { useParams, useSearch } from '@tanstack/react-router';
import { useUnits } from '../../platform/unit-preference.ts';
import { wheelsetMark } from '../../shop/wheelset-origin.ts';
import { categoryTexts, sortTexts } from '../../texts/compare-texts.ts';
import { categoryPageTexts } from '../../texts/wheelset-page-texts.ts';
import { Page } from '../../ui/page.tsx';
import classes from './category-screen.module.css';
import { categoryQuery, useCategoryPage } from './page-queries.ts';

export { loadCategory } from './page-queries.ts';

type Part = Omit<ReturnType<typeof useCategoryPage>, 'wheelsets'>;

function Orders({ category, sort, depth, price }: Part) {
  return (
    <nav className={`${classes.links} no-print`} aria-label={categoryPageTexts.order}>
      <span>{categoryPageTexts.order}</span>
      {wheelsetSorts.map((one) => (
        <a
          key={one}
          href={categoryPagePath(category) + categoryQuery({ sort: one, page: 1, depth, price })}
          aria-current={one === sort ? 'true' : undefined}
        >
          {sortTexts[one]}
        </a>
      ))}
    </nav>
  );
}

interface RangesProps<Name extends string> {
  readonly title: string;
  readonly names: readonly Name[];
  readonly ranges: Readonly<Record<Name, FigureRange>>;
  readonly kind: 'millimetres' | 'money';
  readonly counts: Readonly<Record<Name, number>>;
  readonly chosen: Name | undefined;
  readonly to: (name: Name | undefined) => string;
}

/** The ranges of one figure as links; a range without a wheelset is no link. */
function Ranges<Name extends string>(props: RangesProps<Name>) {
  const { title, names, ranges, kind, counts, chosen, to } = props;
  const units = useUnits();
  return (
    <nav className={`${classes.links} no-print`} aria-label={title}>
      <span>{title}</span>
      <a href={to(undefined)} aria-current={chosen === undefined ? 'true' : undefined}>
        {categoryPageTexts.any}
      </a>
      {names.map((name) => {
        const words = categoryPageTexts.range(
          formatFigure(ranges[name].from, kind, units),
          Number.isFinite(ranges[name].to) ? formatFigure(ranges[name].to, kind, units) : null,
          ranges[name].from === 0,
        );
        const text = `${words} (${counts[name]})`;
        return counts[name] === 0 ? (
          <span key={name}>{text}</span>
        ) : (
          <a key={name} href={to(name)} aria-current={name === chosen ? 'true' : undefined}>
            {text}
          </a>
        );
      })}
    </nav>
  );
}

function Filters({ category, sort, depth, price, counts }: Part) {
  const to = (filter: CategoryFilter) =>
    categoryPagePath(category) + categoryQuery({ sort, page: 1, depth, price, ...filter });
  return (
    <>
      <Ranges
        title={categoryPageTexts.depth}
        names={depthRangeNames}
        ranges={depthRanges}
        kind="millimetres"
        counts={counts.depth}
        chosen={depth}
        to={(name) => to({ depth: name })}
      />
      <Ranges
        title={categoryPageTexts.price}
        names={priceRangeNames}
        ranges={priceRanges}
        kind="money"
        counts={counts.price}
        chosen={price}
        to={(name) => to({ price: name })}
      />
    </>
  );
}

function Parts({ category, sort, page, pages, depth, price }: Part) {
  if (pages === 1) return null;
  const to = (part: number) => categoryPagePath(category) + categoryQuery({ sort, page: part, depth, price });
  const { part, previous, next } = categoryPageTexts;
  return (
    <nav className={`${classes.links} no-print`} aria-label={part(page, pages)}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev">
          {previous}
        </a>
      )}
      <span>{part(page, pages)}</span>
      {page < pages && (
        <a href={to(page + 1)} rel="next">
          {next}
        </a>
      )}
    </nav>
  );
}

function Others({ category }: { readonly category: WheelsetCategory }) {
  return (
    <nav className={`${classes.links} no-print`} aria-label={categoryPageTexts.others}>
      <span>{categoryPageTexts.others}</span>
      {wheelsetCategories
        .filter((other) => other !== category)
        .map((other) => (
          <a key={other} href={categoryPagePath(other)}>
            {categoryTexts[other]}
          </a>
        ))}
    </nav>
  );
}

function Row({ wheelset }: { readonly wheelset: Wheelset }) {
  const units = useUnits();
  const { front, rear, price, weight, rimType } = wheelset;
  const pair = (one: number | null, other: number | null) =>
    one === other
      ? formatFigure(one, 'millimetres', units)
      : `${formatFigure(one, 'millimetres', units)} / ${formatFigure(other, 'millimetres', units)}`;
  return (
    <tr>
      <th scope="row">
        <a href={wheelsetPagePath(wheelset)}>{wheelset.name}</a>
      </th>
      <td {...wheelsetMark(wheelset, 'price')}>{formatFigure(price, 'money', units)}</td>
      <td {...wheelsetMark(wheelset, 'weight')}>{formatFigure(weight, 'grams', units)}</td>
      <td {...wheelsetMark(wheelset, 'frontRimDepth')}>{pair(front.rimDepth, rear.rimDepth)}</td>
      <td {...wheelsetMark(wheelset, 'frontRimInnerWidth')}>{pair(front.innerWidth, rear.innerWidth)}</td>
      <td>{rimType ?? 'N/A'}</td>
    </tr>
  );
}

const introOf = ({ total, depth, price }: Part): string => {
  if (total > 0) return categoryPageTexts.intro(total);
  return depth === undefined && price === undefined ? categoryPageTexts.empty : categoryPageTexts.noneInRange;
};

/** The wheelsets of a category as a table, narrowed and sorted by links. */
export function CategoryScreen() {
  const { category: slug } = useParams({ from: '/wheelsets-for/$category' });
  const search = useSearch({ from: '/wheelsets-for/$category' });
  const { wheelsets, ...part } = useCategoryPage(slug, search);
  const title = categoryPageTexts.title(part.category);
  return (
    <Page title={title} intro={introOf(part)}>
      <div className={classes.choices}>
        <Filters {...part} />
        <Orders {...part} />
      </div>
      {wheelsets.length > 0 && (
        <section className={classes.scroll} aria-label={title} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                {categoryPageTexts.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {wheelsets.map((wheelset) => (
                <Row key={wheelset.id} wheelset={wheelset} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Parts {...part} />
      <Others category={part.category} />
    </Page>
  );
}
