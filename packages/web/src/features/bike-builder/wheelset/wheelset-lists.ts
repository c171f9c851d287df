import { builderPaths } from '@pp-tools/domain/contract';
import {
  bikeWheelsetFromWire,
  bikeWheelsetWireSchema,
  tubeFromWire,
  tubeWireSchema,
  tyreFromWire,
  tyreWireSchema,
} from '@pp-tools/domain/part';
import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../../platform/list-answer.ts';

/** All wheelsets for bikes (BLD-40). A failure is an empty list without a word (BLD-49). */
export const bikeWheelsetsQuery = queryOptions({
  queryKey: ['bike-wheelsets'],
  queryFn: ({ signal }) =>
    fetchList(
      {
        path: builderPaths.wheelsets,
        name: 'wheelsets',
        row: bikeWheelsetWireSchema,
        fromWire: bikeWheelsetFromWire,
      },
      signal,
    ),
});

/** All tyres (BLD-49). */
export const tyresQuery = queryOptions({
  queryKey: ['tires'],
  queryFn: ({ signal }) =>
    fetchList(
      { path: builderPaths.tires, name: 'tires', row: tyreWireSchema, fromWire: tyreFromWire },
      signal,
    ),
});

/** All inner tubes (BLD-49). */
export const tubesQuery = queryOptions({
  queryKey: ['tubes'],
  queryFn: ({ signal }) =>
    fetchList(
      { path: builderPaths.tubes, name: 'tubes', row: tubeWireSchema, fromWire: tubeFromWire },
      signal,
    ),
});
