import type { ComponentFacts } from '../facts/part-facts.ts';
import { rule, side, want } from '../rule.ts';
import { appSet, hasLabel, labelText, linkglide, shareLabel } from './labels.ts';

const kindOf = ({ isElectronic }: ComponentFacts): string => (isElectronic ? 'electronic' : 'cable');
const familySide = (part: ComponentFacts) => side(part, labelText(part.families), 'families');

const leverAndDerailleurs = {
  shifters: ['families'],
  rearDer: ['families'],
  frontDer: ['families'],
} as const;

/** Rule 1: a cable never drives a motor, a radio switch never pulls a cable. */
export const actuationKind = rule({
  number: 1,
  codes: ['actuationKind'],
  facts: { shifters: ['isElectronic'], rearDer: ['isElectronic'], frontDer: ['isElectronic'] },
  judge: ({ shifters, rearDer, frontDer }, say) =>
    [rearDer, frontDer].flatMap((derailleur) => {
      if (!shifters || !derailleur) return [];
      const missing = say.unknown(want(shifters, 'isElectronic'), want(derailleur, 'isElectronic'));
      if (missing.length > 0) return missing;
      if (shifters.isElectronic === derailleur.isElectronic) return [];
      const sides = [
        side(shifters, kindOf(shifters), 'isElectronic'),
        side(derailleur, kindOf(derailleur), 'isElectronic'),
      ] as const;
      return [say.clash('actuationKind', 'blocks', sides, { fixes: [derailleur.slot, 'shifters'] })];
    }),
});

/**
 * Rule 2: levers and derailleurs pull or talk alike only inside a family. SRAM AXS controllers carry all AXS labels
 * (rule 3), Apex levers the Eagle one too (rule 6): what may be mixed shares a label.
 */
export const actuationFamily = rule({
  number: 2,
  codes: ['actuationFamily'],
  facts: leverAndDerailleurs,
  judge: ({ shifters, rearDer, frontDer }, say) =>
    [rearDer, frontDer].flatMap((derailleur) => {
      if (!shifters || !derailleur) return [];
      const missing = say.unknown(want(shifters, 'families'), want(derailleur, 'families'));
      if (missing.length > 0) return missing;
      if (shareLabel(shifters.families, derailleur.families)) return [];
      const sides = [familySide(shifters), familySide(derailleur)] as const;
      return [say.clash('actuationFamily', 'blocks', sides, { fixes: [derailleur.slot, 'shifters'] })];
    }),
});

const eleven = /-11-di2$/;
const twelve = /-12-di2$/;
const generationOf = (labels: readonly string[]): 11 | 12 | null =>
  hasLabel(labels, eleven) ? 11 : hasLabel(labels, twelve) ? 12 : null;

/** Rule 4: 11-speed Di2 is wired, 12-speed Di2 is half wireless; they do not talk. */
export const di2Generation = rule({
  number: 4,
  codes: ['di2Generation'],
  facts: leverAndDerailleurs,
  judge: ({ shifters, rearDer, frontDer }, say) =>
    [rearDer, frontDer].flatMap((derailleur) => {
      if (!shifters || !derailleur || shareLabel(shifters.families, derailleur.families)) return [];
      const [mine, its] = [generationOf(shifters.families), generationOf(derailleur.families)];
      if (mine === null || its === null || mine === its) return [];
      const sides = [side(shifters, mine, 'families'), side(derailleur, its, 'families')] as const;
      return [say.clash('di2Generation', 'blocks', sides, { fixes: [derailleur.slot, 'shifters'] })];
    }),
});

const roadPull = 'shimano-road-12-mech';
const mountainPull = 'shimano-mtb-12-mech';
const groundOf = (labels: readonly string[]): 'road' | 'mountain' | null =>
  labels.includes(roadPull) ? 'road' : labels.includes(mountainPull) ? 'mountain' : null;

/** Rule 5: Shimano's mechanical 12 speeds pull differently on road and mountain; 105 and GRX are one group. */
export const roadMountainPull = rule({
  number: 5,
  codes: ['roadMountainPull'],
  facts: { shifters: ['families'], rearDer: ['families'] },
  judge: ({ shifters, rearDer }, say) => {
    if (!shifters || !rearDer || shareLabel(shifters.families, rearDer.families)) return [];
    const [mine, its] = [groundOf(shifters.families), groundOf(rearDer.families)];
    if (mine === null || its === null || mine === its) return [];
    const sides = [side(shifters, mine, 'families'), side(rearDer, its, 'families')] as const;
    return [say.clash('roadMountainPull', 'blocks', sides, { fixes: ['rearDer', 'shifters'] })];
  },
});

const gex = 'wheeltop-eds-gex';

/** Rule 8: app-set derailleurs take other makers' cassettes once the app knows them; GeX pairs with GeX levers only. */
export const appSetGears = rule({
  number: 8,
  codes: ['appSetPairing', 'appSetSpeed'],
  facts: { shifters: ['families'], rearDer: ['families'], cassette: ['speed'] },
  judge: ({ shifters, rearDer, cassette }, say) => {
    if (!rearDer || !hasLabel(rearDer.families, appSet)) return [];
    const note = cassette
      ? [
          say.clash('appSetSpeed', 'note', [side(rearDer), side(cassette, cassette.speed, 'speed')], {
            fixes: [],
          }),
        ]
      : [];
    if (!shifters || shifters.families.length === 0) return note;
    if (rearDer.families.includes(gex) === shifters.families.includes(gex)) return note;
    const sides = [familySide(shifters), familySide(rearDer)] as const;
    return [say.clash('appSetPairing', 'blocks', sides, { fixes: ['shifters', 'rearDer'] }), ...note];
  },
});

/** A radio lever counts no gears: the derailleur does. */
const countsNothing = ({ families }: ComponentFacts): boolean =>
  hasLabel(families, /^sram-axs-/) || hasLabel(families, appSet);

/** Rule 9: derailleur, cassette and levers have the same number of speeds; crank and chain do not count. */
export const speeds = rule({
  number: 9,
  codes: ['speeds'],
  facts: { cassette: ['speed'], shifters: ['speed', 'families'], rearDer: ['speed'] },
  judge: ({ shifters, rearDer, cassette }, say) =>
    [cassette, shifters && !countsNothing(shifters) ? shifters : undefined].flatMap((part) => {
      if (!part || !rearDer) return [];
      const missing = say.unknown(want(part, 'speed'), want(rearDer, 'speed'));
      if (missing.length > 0) return missing;
      if (part.speed === rearDer.speed) return [];
      return [
        say.clash('speeds', 'blocks', [
          side(part, part.speed, 'speed'),
          side(rearDer, rearDer.speed, 'speed'),
        ]),
      ];
    }),
});

const hyperglide12 = /^shimano-(road|mtb)-12-/;
const coggingOf = ({ families }: ComponentFacts): 'linkglide' | 'hyperglide' | null =>
  hasLabel(families, linkglide) ? 'linkglide' : hasLabel(families, hyperglide12) ? 'hyperglide' : null;

/** Rule 15: LINKGLIDE and CUES against Hyperglide 12, in levers, derailleur and cassette; the chain is free. */
export const linkglideParts = rule({
  number: 15,
  codes: ['linkglide'],
  facts: { shifters: ['families'], rearDer: ['families'], cassette: ['families'] },
  judge: ({ shifters, rearDer, cassette }, say) =>
    [cassette, shifters].flatMap((part) => {
      if (!part || !rearDer) return [];
      const [mine, its] = [coggingOf(part), coggingOf(rearDer)];
      if (mine === null || its === null || mine === its) return [];
      return [
        say.clash('linkglide', 'blocks', [side(part, mine, 'families'), side(rearDer, its, 'families')]),
      ];
    }),
});
