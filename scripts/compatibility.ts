// What the compatibility engine keeps of its promises, over the sample catalogue. `npm run compatibility`.

import { sourceOfFigure } from '@pp-tools/domain/catalogue';
import { judgeBike, rules } from '@pp-tools/domain/compatibility';
import {
  configuredBikes,
  fixFigures,
  rulesThatFire,
  type SampleCatalogue,
  sampleCatalogue,
  swappedBikes,
  tryGoals,
} from '@pp-tools/domain/engine-figures';

const share = (part: number, of: number): string =>
  of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)} %`;
const line = (what: string, figure: string): void => console.log(`${what.padEnd(52)} ${figure}`);

function showRules(catalogue: SampleCatalogue): void {
  const heard = rulesThatFire(catalogue);
  const silent = rules.map(({ number }) => number).filter((number) => !heard.has(number));
  line('rules that can fire on catalogue parts', `${rules.length - silent.length} of ${rules.length}`);
  if (silent.length > 0) line('  waiting for data (rules-that-fire.test.ts)', silent.join(', '));
}

/** "Not checked" lines of groupsets as sold on frames and wheels of their kind. */
function showUnchecked(catalogue: SampleCatalogue): void {
  const bikes = configuredBikes(catalogue, 8);
  const lines = bikes.flatMap(({ bike }) =>
    judgeBike(bike).filter(({ severity }) => severity === 'notChecked'),
  );
  line(
    '"not checked" lines per configured groupset (mean)',
    `${(lines.length / bikes.length).toFixed(1)} over ${bikes.length} bikes`,
  );
  const fields = new Map<string, number>();
  for (const finding of lines) {
    if (finding.severity !== 'notChecked') continue;
    for (const { slot, field } of finding.missing) {
      fields.set(`${slot} ${field}`, (fields.get(`${slot} ${field}`) ?? 0) + 1);
    }
  }
  const most = [...fields].sort((a, b) => b[1] - a[1]).slice(0, 8);
  line('  fields that are missing most', most.map(([field, count]) => `${field} ${count}`).join(', '));
}

function showFixes(catalogue: SampleCatalogue): void {
  const bikes = swappedBikes(catalogue, 4, 4);
  const { clashes, offered, pairs, broken } = fixFigures(bikes, catalogue);
  line(
    'fixes tried',
    `${offered} single parts, ${pairs} pairs for ${clashes} clashes on ${bikes.length} bikes`,
  );
  line('  that keep their word', share(offered + pairs - broken.length, offered + pairs));
  for (const fault of broken.slice(0, 10)) console.log(`    ${fault}`);
}

function showGoals(catalogue: SampleCatalogue): void {
  const tried = tryGoals(catalogue);
  const clashes = tried.flatMap(({ clashes: each }) => each);
  line('goal builds tried', String(tried.length));
  line('  their blocks and checks', String(clashes.length));
  const toBuy = tried.flatMap(({ made: { whole } }) =>
    whole.open.filter((slot) => !whole.included.includes(slot)),
  );
  line('  places that are left to buy and not named', String(toBuy.length));
}

/** Prices and weights of a list: those with a page, out of those that are known. */
function showSources(catalogue: SampleCatalogue): void {
  console.log('prices and weights with a source, of those known');
  for (const [list, rows] of Object.entries(catalogue)) {
    const known = rows.flatMap((row) =>
      (['price', 'weight'] as const).flatMap((figure) =>
        row[figure] === null ? [] : [sourceOfFigure(row, figure)],
      ),
    );
    const sourced = known.filter((source) => source === 'sourced');
    line(`  ${list}`, `${share(sourced.length, known.length)} (${sourced.length} of ${known.length})`);
  }
}

const catalogue = sampleCatalogue();
showRules(catalogue);
showUnchecked(catalogue);
showFixes(catalogue);
showGoals(catalogue);
showSources(catalogue);
