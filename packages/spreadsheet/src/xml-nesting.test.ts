import { expect, test } from 'vitest';
import { XmlNesting } from './xml-nesting.ts';

test.each<[string, boolean]>([
  ['<?xml version="1.0"?><a><b c="1 > 0"/><!-- <x> --><d>1</d><![CDATA[<y>]]></a>', true],
  ['<a b=\'"\'><c d="\'>"/></a >', true],
  ['<a><t>LX000000101CN</z></a>', false],
  ['<a><b></a></b>', false],
  ['<c><is><t>A</t></is>r="E3"><is><t>B</t></is></c>', false],
  ['<c><is><t>A</t></is></c><c><is><t>B</t></is></c>', true],
  ['<a>', false],
  ['</a>', false],
  ['<a></a><b', false],
  ['', true],
])('%j is whole: %j, in one piece and in single signs', (text, isWhole) => {
  const atOnce = new XmlNesting();
  atOnce.push(text);
  const bySign = new XmlNesting();
  for (const sign of text) bySign.push(sign);
  expect([atOnce.isWhole(), bySign.isWhole()]).toEqual([isWhole, isWhole]);
});
