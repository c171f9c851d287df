import {
  type FrameConfiguration,
  type FrameSize,
  type FrameSlot,
  frameSlots,
  initialConfiguration,
  type NamedPart,
  namedFork,
  namedHandlebar,
  namedSeatpost,
  selectBike,
  shopParts,
  sizesOfFrame,
} from '../frameset/public.ts';
import { type ComponentChoice, type ComponentType, componentTypes } from '../groupset/public.ts';
import { type Sealant, type WheelsetConfiguration, wheelsetKey } from '../part/public.ts';
import { type Build, emptyBuild, type OtherChoice } from './build.ts';
import { bikeTypeOfLetter, buildCodeVersion, componentLetters, otherId, slotLetters } from './build-code.ts';
import type { BuildCatalogue } from './catalogue.ts';
import { readLinkText } from './link-text.ts';
import { partsByCode } from './part-code.ts';
import { readSavedBuild } from './saved-build.ts';

/** A build that a link names by ids. */
export interface CodedBuild {
  readonly build: Build;
  /** How many parts of the link the catalogue no longer has, or that cannot be read. */
  readonly missing: number;
}

/** Why a link holds no build. */
export type BuildCodeFault = 'unreadable' | 'newer';

/** More parts than any bike has. */
const mostSegments = 200;
const longestCode = 8000;

/** The catalogue and the sizes of its frames. */
export interface CodeCatalogue extends BuildCatalogue {
  readonly sizes: readonly FrameSize[];
}

/** The segments of a code: a letter and its text. */
type Segments = readonly (readonly [letter: string, text: string])[];

/** Reads one link; counts what it names in vain. */
class CodeReader {
  readonly #segments: Segments;
  readonly #catalogue: CodeCatalogue;
  missing = 0;

  constructor(segments: Segments, catalogue: CodeCatalogue) {
    this.#segments = segments;
    this.#catalogue = catalogue;
  }

  #texts(letter: string): readonly string[] {
    return this.#segments.flatMap(([name, text]) => (name === letter ? [text] : []));
  }

  #found<Value>(value: Value | null): Value | null {
    if (value === null) this.missing += 1;
    return value;
  }

  #part<Part>(letter: string, parts: readonly Part[], idOf: (part: Part) => string): Part | null {
    const [code = ''] = this.#texts(letter);
    return code === '' ? null : this.#found(partsByCode(parts, idOf)(code));
  }

  bike(): Build['bike'] {
    const [text = ''] = this.#texts('b');
    const type = bikeTypeOfLetter(text[0] ?? '');
    return type === null ? null : selectBike(type, text[1] === 'r');
  }

  frame(): Pick<Build, 'frame' | 'frameSizes' | 'frameConfigurations'> {
    const frame = this.#part('f', this.#catalogue.frames, ({ key }) => key);
    if (frame === null) return { frame: null, frameSizes: {}, frameConfigurations: {} };
    const [sizeText] = this.#texts('z');
    const name = sizeText === undefined ? null : readLinkText(sizeText);
    const size =
      sizeText === undefined
        ? null
        : this.#found(sizesOfFrame(frame, this.#catalogue.sizes).find((each) => each.size === name) ?? null);
    const slots = this.#slots();
    return {
      frame: { kind: 'catalogue', frame },
      frameSizes: size === null ? {} : { [frame.key]: size },
      frameConfigurations: slots === null ? {} : { [frame.key]: slots },
    };
  }

  #slots(): FrameConfiguration | null {
    const texts = this.#texts('c');
    if (texts.length === 0) return null;
    const { forks, handlebars, seatposts } = this.#catalogue;
    const offered: Readonly<Record<FrameSlot, readonly NamedPart[]>> = {
      fork: [...forks.map(namedFork), ...shopParts.fork],
      bottomBracket: shopParts.bottomBracket,
      handlebar: [...handlebars.map(namedHandlebar), ...shopParts.handlebar],
      seatpost: [...seatposts.map(namedSeatpost), ...shopParts.seatpost],
    };
    const chosen = frameSlots.flatMap((slot) => {
      const text = texts.find((each) => each[0] === slotLetters[slot]);
      if (text === undefined) return [];
      const part = this.#found(partsByCode(offered[slot], ({ key }) => key)(text.slice(1)));
      return part === null ? [] : [[slot, { kind: 'listed', part }] as const];
    });
    return { ...initialConfiguration('catalogue'), ...Object.fromEntries(chosen) };
  }

  wheelset(): Pick<Build, 'wheelset' | 'wheelsetConfigurations'> {
    const [idText] = this.#texts('w');
    const none = { wheelset: null, wheelsetConfigurations: {} };
    if (idText === undefined) return none;
    const found = this.#found(this.#catalogue.wheelsets.find(({ ppId }) => String(ppId) === idText) ?? null);
    if (found === null) return none;
    const wheelset = { kind: 'catalogue', wheelset: found } as const;
    const rubber = this.#rubber();
    return {
      wheelset,
      wheelsetConfigurations: rubber === null ? {} : { [wheelsetKey(wheelset)]: rubber },
    };
  }

  #rubber(): WheelsetConfiguration | null {
    if (this.#texts('t').length === 0) return null;
    const tyre = this.#part('t', this.#catalogue.tyres, ({ id }) => id);
    const tube = this.#part('u', this.#catalogue.tubes, ({ id }) => id);
    const [sealantText] = this.#texts('s');
    const sealant = sealantText === undefined ? null : this.#found(readSealant(sealantText));
    const inside =
      tube !== null
        ? ({ kind: 'tube', tube } as const)
        : sealant === null
          ? null
          : ({ kind: 'sealant', sealant } as const);
    return { tyre, tube: inside, updatedAt: '' };
  }

  groupset(): Pick<Build, 'groupset' | 'groupsetConfigurations'> {
    const groupset = this.#part('g', this.#catalogue.groupsets, ({ id }) => id);
    if (groupset === null) return { groupset: null, groupsetConfigurations: {} };
    const texts = this.#texts('p');
    if (texts.length === 0) return { groupset: { groupset, parts: null }, groupsetConfigurations: {} };
    const parts = Object.fromEntries(
      componentTypes.flatMap((type) => {
        const text = texts.find((each) => each[0] === componentLetters[type]);
        const choice = text === undefined ? null : this.#found(this.#component(type, text.slice(1)));
        return choice === null ? [] : [[type, choice] as const];
      }),
    );
    return { groupset: { groupset, parts }, groupsetConfigurations: { [groupset.id]: parts } };
  }

  #component(type: ComponentType, text: string): ComponentChoice | null {
    const [code = '', price = '', weight = ''] = text.split('~');
    const ofType = this.#catalogue.components.filter((component) => component.type === type);
    const component = partsByCode(ofType, ({ id }) => id)(code);
    return (
      component && {
        kind: 'catalogue',
        component,
        editedPrice: readNumber(price),
        editedWeight: readNumber(weight),
      }
    );
  }

  others(): readonly OtherChoice[] {
    const codes = [...new Set(this.#texts('o'))];
    if (codes.length === 0) return [];
    const find = partsByCode(this.#catalogue.others, otherId);
    return codes.flatMap((code) => {
      const part = this.#found(find(code));
      return part === null ? [] : [{ kind: 'catalogue', part } as const];
    });
  }

  /** The name and the notes as they are; the reading of saved builds judges them. */
  said(): { readonly name: string | null; readonly overrides: unknown } {
    const [name] = this.#texts('n');
    const [notes] = this.#texts('x');
    return {
      name: name === undefined ? null : readLinkText(name),
      overrides: notes === undefined ? {} : readJson(readLinkText(notes)),
    };
  }
}

function readNumber(text: string): number | null {
  const value = Number(text.replace('_', '.'));
  return text === '' || !Number.isFinite(value) || value < 0 ? null : value;
}

function readSealant(text: string): Sealant | null {
  const [grams = '', price = '', ...brand] = text.split('-');
  const [amount, pricePerGram] = [readNumber(grams), readNumber(price)];
  if (amount === null || pricePerGram === null) return null;
  return { id: 'sealant', grams: amount, pricePerGram, brand: readLinkText(brand.join('-')) || null };
}

function readJson(text: string | null): unknown {
  try {
    return text === null ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}

/** Whether a text is a code of this form, of any version that has no catalogue's data in it. */
export const isBuildCode = (text: string): boolean => text.startsWith(`${buildCodeVersion}.`);

/** The form of a link's build: `whole` carries its data, `code` names parts of the catalogue. */
export function formOfBuildLink(text: string): 'whole' | 'code' | BuildCodeFault {
  const version = /^(\d{1,6})\./.exec(text)?.[1];
  if (version === undefined) return 'unreadable';
  if (version === '1') return 'whole';
  if (version === buildCodeVersion) return 'code';
  return Number(version) > Number(buildCodeVersion) ? 'newer' : 'unreadable';
}

/** Reads {@link encodeBuild} with today's catalogue, and so with today's prices; null when it is no such code. */
export function decodeBuild(text: string, catalogue: CodeCatalogue): CodedBuild | null {
  if (!isBuildCode(text) || text.length > longestCode) return null;
  const segments = text
    .split('.', mostSegments)
    .slice(1)
    .map((segment) => [segment.slice(0, 1), segment.slice(1)] as const);
  const reader = new CodeReader(segments, catalogue);
  const { name, overrides } = reader.said();
  const read = readSavedBuild({
    ...emptyBuild,
    ...(name === null ? {} : { name }),
    overrides,
    bike: reader.bike(),
    ...reader.frame(),
    ...reader.wheelset(),
    ...reader.groupset(),
    others: reader.others(),
  });
  return { build: read, missing: reader.missing };
}
