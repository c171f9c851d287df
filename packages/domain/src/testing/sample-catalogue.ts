import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { type PartFieldTable, type PartRow, partFields, partKey, partShape } from '../catalogue/public.ts';
import * as frameset from '../frameset/public.ts';
import * as groupset from '../groupset/public.ts';
import * as part from '../part/public.ts';
import { type WheelsetWire, wheelsetWireSchema } from '../wheelset/public.ts';

const cells = z.array(z.record(z.string(), z.string()));
const dataFolder = new URL('../../../../data/', import.meta.url);

/** A file of the folder of sample data as text. */
export const dataText = (file: string): string => readFileSync(new URL(file, dataFolder), 'utf8');

/** The records of a file of sample data by their headings. */
export const dataRecords = (file: string): readonly Readonly<Record<string, string>>[] =>
  z.parse(cells, parse(dataText(file), { columns: true, bom: true }));

/** The rows of a list as they would travel; blank cells are unknown. */
export function dataRows<Fields extends PartFieldTable>(
  file: string,
  fields: Fields,
): readonly PartRow<Fields>[] {
  const schema = z.object(partShape(fields));
  const nameOf = new Map(Object.entries(fields).map(([name, { heading = name }]) => [heading, name]));
  const isFigure = (name: string) => ['number', 'flag'].includes(fields[name]?.takes.kind ?? '');
  return dataRecords(file).map((record) => {
    const values = Object.entries(record).flatMap(([heading, cell]) => {
      const name = nameOf.get(heading) ?? heading;
      return cell === '' ? [] : [[name, isFigure(name) ? Number(cell) : cell] as const];
    });
    // The schema of a list makes its rows.
    return z.parse(schema, Object.fromEntries(values)) as unknown as PartRow<Fields>;
  });
}

/** Facts of the parts of a list by the keys of the parts. */
function factRows<Fields extends PartFieldTable>(file: string, fields: Fields) {
  const rows = dataRows(file, { ...partFields({ id: partKey }), ...fields });
  const byKey = new Map(rows.map((row) => [String(row.id), row as unknown as PartRow<Fields>]));
  return (key: string | number): PartRow<Fields> | null => byKey.get(String(key)) ?? null;
}

const figure = /^-?\d+(\.\d+)?$/;

/** The wheelsets of the sample, as they travel. */
export function wheelsetRows(): readonly WheelsetWire[] {
  const shape = wheelsetWireSchema._zod.def.shape;
  const isNumber = (name: string) => {
    const field: z.core.$ZodType | undefined = Reflect.get(shape, name);
    const inner = field instanceof z.core.$ZodDefault ? field._zod.def.innerType : field;
    return inner?._zod.def.type === 'number';
  };
  return dataRecords('wheelsets.csv').map((record, index) => {
    const values = Object.entries(record).flatMap(([name, cell]) =>
      cell === '' ? [] : [[name, isNumber(name) && figure.test(cell) ? Number(cell) : cell] as const],
    );
    return z.parse(wheelsetWireSchema, { id: index + 1, ...Object.fromEntries(values) });
  });
}

const framesetFit = () => factRows('frame-fit.csv', frameset.frameFitFields);

function groupsetLists() {
  const fit = factRows('component-fit.csv', groupset.componentFitFields);
  const own = dataRows('groupset_components.csv', groupset.componentFields);
  const all = [...own, ...dataRows('bottom-brackets-extra.csv', groupset.componentFields)];
  const plain = own.map((row) => ({ ...row, fit: null }));
  const sets = dataRows('groupsets.csv', groupset.groupsetFields);
  const restRows = dataRows('groupset-rest.csv', groupset.groupsetRestFields);
  return {
    components: all.map((row) => groupset.groupsetComponentFromWire({ ...row, fit: fit(row.id) })),
    groupsets: sets.map((row) =>
      groupset.groupsetFromWire(groupset.groupsetWithRest({ ...row, rest: null }, plain, restRows)),
    ),
  };
}

function wheelLists() {
  const wheelsetFit = factRows('wheelset-fit.csv', part.wheelsetFitFields);
  const tyreFit = factRows('tire-fit.csv', part.tyreFitFields);
  const tubeFit = factRows('tube-fit.csv', part.tubeFitFields);
  return {
    wheelsets: wheelsetRows().map((row) =>
      part.bikeWheelsetFromWire(part.bikeWheelsetFromCatalogue(row, wheelsetFit(row.ppId))),
    ),
    tyres: dataRows('tires.csv', part.tyreFields).map((row) =>
      part.tyreFromWire({ ...row, fit: tyreFit(row.id) }),
    ),
    tubes: dataRows('tubes.csv', part.tubeFields).map((row) =>
      part.tubeFromWire({ ...row, fit: tubeFit(row.id) }),
    ),
  };
}

/** The whole catalogue of the sample data, every list joined with what its parts fit to, as the server serves it. */
export function sampleCatalogue() {
  const frameFit = framesetFit();
  return {
    frames: dataRows('frames.csv', frameset.frameFields).map((row) =>
      frameset.frameFromWire({ ...row, fit: frameFit(row.product_key) }),
    ),
    forks: dataRows('forks.csv', frameset.forkFields).map(frameset.forkFromWire),
    handlebars: dataRows('handlebars.csv', frameset.handlebarFields).map(frameset.handlebarFromWire),
    seatposts: dataRows('seatposts.csv', frameset.seatpostFields).map(frameset.seatpostFromWire),
    ...wheelLists(),
    ...groupsetLists(),
    others: [
      ...dataRows('saddles.csv', part.otherPartFields).map(part.saddleFromWire),
      ...dataRows('pedals.csv', part.pedalFields).map(part.pedalFromWire),
      ...dataRows('misc.csv', part.otherPartFields).map(part.miscComponentFromWire),
      ...dataRows('stems.csv', frameset.stemFields).map(part.stemFromWire),
      ...dataRows('headsets.csv', frameset.headsetFields).map(part.headsetFromWire),
      ...dataRows('rotors.csv', part.rotorFields).map(part.rotorFromWire),
      ...dataRows('small-parts.csv', part.smallPartFields).map(part.smallPartFromWire),
    ],
  };
}
