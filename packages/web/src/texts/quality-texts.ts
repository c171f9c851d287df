import type { QualityIssue } from '@pp-tools/domain/wheelset';
import { columnLabels } from './wheelset-data-texts.ts';

/** What each kind of issue is called. */
export const qualityKinds: { readonly [Kind in QualityIssue['kind']]: string } = {
  contradiction: 'Contradictions',
  outlier: 'Outliers',
  duplicate: 'Duplicates',
  link: 'Dead links',
  missing: 'Missing fields',
};

const rounded = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** One issue in words, with the figures that it is about. */
export function issueText(issue: QualityIssue): string {
  const label = columnLabels[issue.field];
  switch (issue.kind) {
    case 'missing':
      return `${label} is missing`;
    case 'outlier':
      return `${label} ${rounded(issue.value)} is far from what is usual (${rounded(Math.max(0, issue.low))} to ${rounded(issue.high)})`;
    case 'contradiction':
      return `${label} ${rounded(issue.value)} is above ${columnLabels[issue.other]} ${rounded(issue.otherValue)}`;
    case 'duplicate':
      return `Same ${issue.field === 'name' ? 'name' : 'product page'} as ${issue.others.join(', ')}`;
    case 'link':
      return `${label} leads nowhere: ${issue.value}`;
    default:
      return issue satisfies never;
  }
}
