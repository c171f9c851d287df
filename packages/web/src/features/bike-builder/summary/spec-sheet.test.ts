import { type Build, emptyBuild } from '@pp-tools/domain/bike';
import { anOtherPart } from '@pp-tools/domain/testing';
import { expect, test } from 'vitest';
import { specSheetCsv, specSheetMarkdown } from './spec-sheet.ts';

const saddle = (recalledColumns: readonly string[]): Build => ({
  ...emptyBuild,
  others: [
    {
      kind: 'catalogue',
      part: {
        ...anOtherPart({ category: 'saddle', name: 'Test saddle', price: 90, weight: 200 }),
        source: 'https://example.com',
        recalledColumns,
      },
    },
  ],
});

test('a recalled figure leaves with its mark, in Markdown and in CSV; a sourced one has none', () => {
  const recalled = saddle(['price']);
  expect(specSheetMarkdown(recalled, '/x')).toContain('| 200 | 90 | ≈ price estimate |');
  expect(specSheetCsv(recalled, '/x')).toContain('≈ price estimate');
  expect(specSheetMarkdown(saddle([]), '/x')).not.toContain('≈');
});
