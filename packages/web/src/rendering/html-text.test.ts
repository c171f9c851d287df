import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlText, scriptJson } from './html-text.ts';

test('a text stays text', () => {
  expect(htmlText(`"><img src=x onerror='alert(1)'>&amp;`)).toBe(
    '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;',
  );
});

test('JSON in a script element never ends it, and reads back as it was', () => {
  expect(scriptJson({ name: '</script><script>alert(1)</script><!--' })).not.toContain('<');
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = scriptJson(value);
      expect(text).not.toContain('<');
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
    }),
  );
});
