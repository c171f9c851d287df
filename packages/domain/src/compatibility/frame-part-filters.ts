import type { Fork, Frame, Handlebar, Seatpost } from '../frameset/public.ts';
import { frameFacts } from './facts/frame-facts.ts';
import { forkFacts, handlebarFacts, seatpostFacts } from './facts/frame-part-facts.ts';
import { clashesOf } from './list-filter.ts';
import { forkFit, handlebarFit, seatpostFit } from './rules/frame-parts.ts';

const factsOf = (frame: Frame) => frameFacts({ kind: 'catalogue', frame });

/** Whether a fork can go in a frame (rule 49). Unknown never excludes, an estimated steerer neither. */
export const forkFitsFrame = (fork: Fork, frame: Frame): boolean =>
  clashesOf([forkFit], { frame: factsOf(frame), fork: forkFacts(fork) }).every(
    ({ code, isSoftened }) => code === 'forkSteerer' && isSoftened,
  );

/** Whether a handlebar belongs on the frame's kind of bike (rule 50). */
export const handlebarFitsFrame = (handlebar: Handlebar, frame: Frame): boolean =>
  clashesOf([handlebarFit], { frame: factsOf(frame), handlebar: handlebarFacts(handlebar) }).length === 0;

/** Whether a seatpost may fit (rule 48). Unknown never excludes, an estimated diameter neither. */
export const seatpostFitsFrame = (seatpost: Seatpost, frame: Frame): boolean =>
  clashesOf([seatpostFit], { frame: factsOf(frame), seatpost: seatpostFacts(seatpost) }).every(
    ({ code, isSoftened }) => code === 'seatpostSize' && isSoftened,
  );
