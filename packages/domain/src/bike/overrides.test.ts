import { expect, test } from 'vitest';
import { asListed } from '../groupset/public.ts';
import { aComponent, aFrame, aGroupset } from '../testing/public.ts';
import {
  applyCommand,
  emptyBuild,
  judgeBuild,
  leanBuild,
  migrateSavedBuild,
  overrideNote,
  readSavedBuild,
  withOverrides,
  withoutOverride,
} from './public.ts';

const parts = {
  cassette: asListed(aComponent('cassette', { name: 'Eleven', speed: 11 })),
  rearDer: asListed(aComponent('rearDer', { name: 'Twelve' })),
};
const build = [
  { kind: 'selectFrame', frame: { kind: 'catalogue', frame: aFrame() } } as const,
  { kind: 'selectGroupset', groupset: { groupset: aGroupset(), parts } } as const,
].reduce(applyCommand, emptyBuild);
const findings = judgeBuild(build);
const block = findings.flatMap((found) => (found.severity === 'blocks' ? [found] : []))[0];

test('a clash that the visitor takes on keeps the note, and others are not touched by it', () => {
  if (!block) throw new Error('the speeds clash');
  const overrides = withOverrides({}, findings, ' I run it with one cog less ');
  expect(overrideNote(overrides, block)).toBe('I run it with one cog less');
  expect(overrideNote(overrides, { ...block, part: { ...block.part, name: 'Another' } })).toBeNull();
  expect(overrideNote(withoutOverride(overrides, block), block)).toBeNull();
});

test('overrides are a command like any other and survive saving, links and the move from version 1', () => {
  const overrides = withOverrides({}, findings, 'I know');
  const taken = applyCommand(build, { kind: 'override', overrides });
  expect(taken).toEqual({ ...build, overrides });
  expect(readSavedBuild(JSON.parse(JSON.stringify(taken))).overrides).toEqual(overrides);
  expect(readSavedBuild(leanBuild(taken)).overrides).toEqual(overrides);

  const { overrides: _none, ...first } = build;
  expect(readSavedBuild(migrateSavedBuild(first, 1))).toEqual(build);
  expect(readSavedBuild({ ...build, overrides: { fine: 'yes', broken: 7 } }).overrides).toEqual({
    fine: 'yes',
  });
});
