import { expect, test } from 'vitest';
import { initialConfiguration } from '../frameset/public.ts';
import { asListed } from '../groupset/public.ts';
import { aBikeWheelset, aComponent, aFrame, aGroupset, aTyre } from '../testing/public.ts';
import { applyCommand, type BuildCommand, buildFacts, emptyBuild, judgeBuild } from './public.ts';

const frame = { kind: 'catalogue', frame: aFrame() } as const;
const wheelset = { kind: 'catalogue', wheelset: aBikeWheelset() } as const;
const buildOf = (...commands: readonly BuildCommand[]) => commands.reduce(applyCommand, emptyBuild);

test('nothing chosen has no finding', () => {
  expect(judgeBuild(emptyBuild)).toEqual([]);
});

test('only parts that replace the frame’s own ones are facts of their own', () => {
  const configuration = {
    ...initialConfiguration('catalogue'),
    seatpost: { kind: 'listed', part: { key: 'post', name: 'Post 27.2', weight: 200, price: 90 } },
    fork: { kind: 'own', part: { name: 'My fork', weight: 400, price: null } },
  } as const;
  const build = buildOf(
    { kind: 'selectFrame', frame },
    { kind: 'configureFrame', key: 'test-frame', configuration },
  );
  const facts = buildFacts(build);
  expect(facts.seatpost).toMatchObject({ slot: 'seatpost', name: 'Post 27.2', isOwn: false });
  expect(facts.fork).toMatchObject({ slot: 'fork', name: 'My fork', isOwn: true });
  expect(facts.handlebar).toBeUndefined();
});

test('the bottom bracket of the frame is judged until the groupset brings one', () => {
  const chosen = {
    ...initialConfiguration('catalogue'),
    bottomBracket: { kind: 'listed', part: { key: 'cybrei', name: 'CyBrei T47 BB', weight: 80, price: 109 } },
  } as const;
  const build = buildOf(
    { kind: 'selectFrame', frame },
    { kind: 'configureFrame', key: 'test-frame', configuration: chosen },
  );
  expect(judgeBuild(build)).toEqual([
    expect.objectContaining({ severity: 'blocks', code: 'shell', rules: [19, 22] }),
  ]);
  const cups = asListed(aComponent('bottom_bracket', { bottomBracketType: 'BSA68>24mm' }));
  const whole = applyCommand(build, {
    kind: 'selectGroupset',
    groupset: { groupset: aGroupset(), parts: { bottom_bracket: cups } },
  });
  expect(judgeBuild(whole)).toEqual([]);
});

test('tyres of the chosen wheelset and parts of the groupset are judged together with the frame', () => {
  const parts = {
    cassette: asListed(aComponent('cassette', { speed: 11 })),
    rearDer: asListed(aComponent('rearDer')),
  };
  const build = buildOf(
    { kind: 'selectFrame', frame },
    { kind: 'selectWheelset', wheelset },
    {
      kind: 'configureWheelset',
      key: '1',
      configuration: { tyre: aTyre({ width: 40 }), tube: null, updatedAt: '2026-11-28T08:00:00.000Z' },
    },
    { kind: 'selectGroupset', groupset: { groupset: aGroupset(), parts } },
  );
  const blocks = judgeBuild(build).filter(({ severity }) => severity === 'blocks');
  expect(blocks.map(({ rules }) => rules)).toEqual([[9], [41]]);
});
