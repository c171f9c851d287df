import {
  compareCell,
  formatCell,
  isEstimatedCell,
  plainSentence,
  visibleColumns,
} from '@pp-tools/domain/comparison';
import { formatDifference } from '@pp-tools/domain/core';
import { isMyWheels, type Wheelset, wheelsetFromWire, wheelsetPagePath } from '@pp-tools/domain/wheelset';
import { compareTexts } from '../../texts/compare-texts.ts';
import { estimateTexts } from '../../texts/estimate-texts.ts';
import { linkedComparisonTexts } from '../../texts/page-lead-texts.ts';
import { estimateMark } from '../../ui/estimate-mark.ts';
import { Page } from '../../ui/page.tsx';
import type { LinkedData, linkedMine } from './linked-comparison.ts';
import classes from './linked-comparison-screen.module.css';

const columns = visibleColumns(false);

function Difference({ wheelset, baseline, column }: CellProps) {
  if (baseline === null || wheelset.id === baseline.id || column.kind === 'text') return null;
  const cell = compareCell(column, wheelset, baseline);
  if (cell.kind !== 'difference') return null;
  return <span data-verdict={cell.verdict}>{` (${formatDifference(cell.amount, column.kind)})`}</span>;
}

interface CellProps {
  readonly wheelset: Wheelset;
  readonly baseline: Wheelset | null;
  readonly column: (typeof columns)[number];
}

interface LinkedScreenProps {
  readonly data: LinkedData;
  /** The sender's own wheels. */
  readonly mine: ReturnType<typeof linkedMine>;
}

/**
 * The comparison that the address names, as a plain table: what a visitor without scripts, a search engine and
 * everyone else sees until the tool is there.
 */
export function LinkedComparisonScreen({ data, mine }: LinkedScreenProps) {
  const listed = data.results.map(wheelsetFromWire);
  const wheelsets = mine === null ? listed : [mine.wheelset, ...listed];
  const baseline = mine?.isBaseline
    ? mine.wheelset
    : (listed.find(({ ppId }) => ppId === data.baselinePpId) ?? null);
  return (
    <Page title={compareTexts.title} intro={compareTexts.intro} wide>
      <section className={classes.scroll} aria-label={linkedComparisonTexts.table} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{linkedComparisonTexts.wheelset}</th>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {wheelsets.map((wheelset) => (
              <tr key={wheelset.id} data-baseline={wheelset === baseline}>
                <th scope="row">
                  {isMyWheels(wheelset) ? (
                    wheelset.shortName
                  ) : (
                    <a href={wheelsetPagePath(wheelset)}>{wheelset.shortName}</a>
                  )}
                  {wheelset === baseline && <small>{linkedComparisonTexts.baseline}</small>}
                </th>
                {columns.map((column) => (
                  <td
                    key={column.id}
                    {...estimateMark(isEstimatedCell(column, wheelset), estimateTexts.recalled)}
                  >
                    {formatCell(column, wheelset, 'metric')}
                    <Difference wheelset={wheelset} baseline={baseline} column={column} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {baseline !== null && (
        <ul className={classes.sentences}>
          {wheelsets
            .filter((wheelset) => wheelset !== baseline)
            .map((wheelset) => (
              <li key={wheelset.id}>{`${wheelset.shortName}: ${plainSentence(wheelset, baseline)}.`}</li>
            ))}
        </ul>
      )}
      {data.missing > 0 && <p>{linkedComparisonTexts.missing(data.missing)}</p>}
    </Page>
  );
}
