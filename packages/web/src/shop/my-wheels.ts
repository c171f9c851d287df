import {
  decodeMyWheels,
  encodeMyWheels,
  type MyWheels,
  myWheelsSchema,
  wheelsetOfMine,
} from '@pp-tools/domain/wheelset';
import * as z from 'zod/mini';
import { type Kept, onKeptElsewhere, readKept, writeKept } from '../platform/browser-storage.ts';
import { type MyWheelsRules, myWheelsAccess, myWheelsKey } from './my-wheels-access.ts';

/** How the wheels that the visitor rides are stored; null: none were entered. */
export const myWheelsForm: Kept<MyWheels | null> = {
  key: myWheelsKey,
  version: 1,
  schema: z.nullable(myWheelsSchema),
  fallback: null,
};

const show = (mine: MyWheels | null): void => myWheelsAccess.setState({ mine, areThere: mine !== null });

/** Stores other wheels, or none, for all tools. */
export function keepMyWheels(mine: MyWheels | null): void {
  show(mine);
  writeKept(myWheelsForm, mine);
}

const rules: MyWheelsRules = {
  asWheelset: wheelsetOfMine,
  encode: encodeMyWheels,
  decode: decodeMyWheels,
  keep: keepMyWheels,
};

myWheelsAccess.setState({ rules });
show(readKept(myWheelsForm));
onKeptElsewhere(myWheelsForm, show);

/** The wheels that the visitor rides. */
export const myWheels = (): MyWheels | null => myWheelsAccess.getState().mine;
