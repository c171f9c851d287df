import { expect, test } from 'vitest';
import { shellMark } from './slot-fit-texts.ts';

test('BLD-29 a bottom bracket for another shell says so before it is picked', () => {
  expect(shellMark('bottomBracket', 'CyBrei T47 BB', 'BSA')).toBe('For T47 shells, not for BSA');
  expect(shellMark('bottomBracket', 'CyBrei T47 BB', null)).toBe('Check: for T47 shells');
  expect(shellMark('bottomBracket', 'CyBrei T47 BB', 'T47-BBRight')).toBeNull();
  expect(shellMark('fork', 'Fork T47', 'BSA')).toBeNull();
});
