import type { LinkVerdict } from '@pp-tools/domain/catalogue';
import type { LinkCheckRun } from '@pp-tools/domain/contract';
import { type QualityIssue, wheelsetFieldLabel } from '@pp-tools/domain/wheelset';

/** What each kind of issue is called. */
export const qualityKinds: { readonly [Kind in QualityIssue['kind']]: string } = {
  contradiction: 'Contradictions',
  outlier: 'Outliers',
  duplicate: 'Duplicates',
  link: 'Dead links',
  unclear: 'Unclear links',
  missing: 'Missing fields',
};

const rounded = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** One issue in words, with the figures that it is about. */
export function issueText(issue: QualityIssue): string {
  const label = wheelsetFieldLabel(issue.field);
  switch (issue.kind) {
    case 'missing':
      return `${label} is missing`;
    case 'outlier':
      return `${label} ${rounded(issue.value)} is far from what is usual (${rounded(Math.max(0, issue.low))} to ${rounded(issue.high)})`;
    case 'contradiction':
      return `${label} ${rounded(issue.value)} is above ${wheelsetFieldLabel(issue.other)} ${rounded(issue.otherValue)}`;
    case 'duplicate':
      return `Same ${issue.field === 'name' ? 'name' : 'product page'} as ${issue.others.join(', ')}`;
    case 'link':
    case 'unclear':
      return `${label} ${verdictText(issue.verdict)}: ${issue.value}`;
    default:
      return issue satisfies never;
  }
}

/** What a visit to a link showed. */
function verdictText(verdict: LinkVerdict): string {
  switch (verdict.code) {
    case 'live':
      return 'is alive';
    case 'malformed':
      return 'leads nowhere';
    case 'gone':
      return `is gone (its host answers ${verdict.status})`;
    case 'refused':
      return `could not be seen (its host answers ${verdict.status})`;
    case 'not-an-image':
      return 'shows a page instead of a picture';
    case 'unreachable':
      return 'cannot be reached';
    case 'slow':
      return 'did not answer in time';
    case 'redirects':
      return 'is passed on and on';
    case 'private':
      return 'leads into an internal network';
    default:
      return verdict satisfies never;
  }
}

/** Words about visiting the links of the catalogue. */
export const linkCheckTexts = {
  start: 'Check links',
  failed: 'The links could not be checked. Check your connection and try again.',
  never: 'Nobody has visited the product pages and images yet; links are judged by their form alone.',
  running: (done: number, total: number) => `Visiting the links: ${done} of ${total}`,
  last: ({ endedAt, done, total, actor }: LinkCheckRun, when: string) =>
    endedAt === null
      ? `The check that ${actor} started on ${when} was broken off after ${done} of ${total} links.`
      : `${total} links visited, last on ${when} by ${actor}.`,
} as const;
