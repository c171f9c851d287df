import { expect, test } from 'vitest';
import { LogLines, type WriteText } from './log-lines.ts';

/** A file that takes a text when the test says so. */
function slowFile() {
  const texts: string[] = [];
  let finish: ((fault: Error | null) => void) | null = null;
  const write: WriteText = (text, done) => {
    finish = (fault) => {
      if (fault === null) texts.push(text);
      done(fault);
    };
  };
  return { texts, write, finish: (fault: Error | null = null) => finish?.(fault) };
}

test('lines wait while the file writes, and come in their order', () => {
  const file = slowFile();
  const log = new LogLines(file.write);
  for (const line of ['a\n', 'b\n', 'c\n']) log.write(line);
  file.finish();
  file.finish();
  expect(file.texts).toEqual(['a\n', 'b\nc\n']);
});

test('F3 a full disk costs lines, which are counted and reported when there is space again', () => {
  const file = slowFile();
  const log = new LogLines(file.write);
  log.write('lost\n');
  file.finish(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  log.write('after\n');
  file.finish();
  expect(file.texts[0]).toMatch(/^\{"level":40,"time":\d+,"event":"log-lines-dropped","count":1\}\nafter\n$/);
});

test('a pipe that nobody reads never fills the memory', () => {
  const file = slowFile();
  const log = new LogLines(file.write);
  for (let line = 0; line < 10_000; line += 1) log.write('x\n');
  file.finish();
  file.finish();
  expect(file.texts.join('').match(/x/g)).toHaveLength(2001);
  expect(file.texts[1]).toContain('"count":7999');
});
