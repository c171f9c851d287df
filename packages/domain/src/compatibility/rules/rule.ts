import type { BikeFacts } from '../facts/bike-facts.ts';
import type { Finding } from '../finding.ts';

/** One rule: what it finds on a bike. A rule says nothing about a part that is not chosen. */
export type Rule = (bike: BikeFacts) => readonly Finding[];
