// Reads many mutated provider answers: node scripts/fuzz-provider-answers.ts [answers, 100000] [seed, 1].

import { fuzzProviderAnswers } from '../packages/server/src/testing/provider-fuzz.ts';

const [answers = '100000', seed = '1'] = process.argv.slice(2);
const report = fuzzProviderAnswers(Number(answers), Number(seed));
const faults = [...report.crashes, ...report.slow, ...report.wrong];
for (const fault of faults.slice(0, 10)) console.error(fault.slice(0, 2000));
console.log(
  `${report.answers} provider answers: ${report.crashes.length} crashes, ${report.slow.length} over 100 ms, ${report.wrong.length} wrong`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
