import { factsFromWire, partShape } from '@pp-tools/domain/catalogue';
import type { StaffRow } from '@pp-tools/domain/contract';
import {
  type BikeType,
  type FrameUse,
  frameSizeFields,
  frameUses,
  geometryOfSize,
} from '@pp-tools/domain/frameset';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { bikeStateWith, DrawnBike } from '../../../shop/drawn-bike.tsx';
import { relatedRowsTexts as texts } from '../../../texts/related-rows-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import classes from '../related-rows.module.css';

const sizeSchema = z.object(partShape(frameSizeFields));
const frameOnly = bikeStateWith('open', { frame: 'chosen', fork: 'chosen' });

const typeOf = (use: FrameUse | undefined): BikeType =>
  use === 'Gravel' ? 'gravel' : use === 'Mountain' ? 'mountain' : 'road';

interface SizeDrawingProps {
  readonly frame: StaffRow;
  readonly name: string;
  readonly sizes: readonly StaffRow[];
  readonly size: StaffRow;
  readonly onSize: (size: StaffRow) => void;
}

/** One size of a frame to scale, drawn again with every figure that changes. */
export function SizeDrawing({ frame, name, sizes, size, onSize }: SizeDrawingProps) {
  const geometry = useMemo(() => {
    const wire = z.safeParse(sizeSchema, size);
    return wire.success ? geometryOfSize(factsFromWire(frameSizeFields, wire.data)) : null;
  }, [size]);
  const figures = useMemo(
    () => ({
      type: typeOf(frameUses.find((use) => use === frame.bike_type)),
      geometry,
      brake: frame.brake_type === 'rim' ? ('rim' as const) : ('disc' as const),
      rimDepth: { front: 24, rear: 24 },
      tyreWidth: null,
      handlebar: null,
      ringTeeth: null,
      cogTeeth: null,
    }),
    [frame, geometry],
  );
  return (
    <figure className={classes.drawing}>
      <SelectField
        label={texts.drawn}
        value={String(size.position)}
        onChange={(position) => {
          const next = sizes.find((one) => String(one.position) === position);
          if (next) onSize(next);
        }}
      >
        {sizes.map((one) => (
          <option key={one.position} value={String(one.position)}>
            {one.size}
          </option>
        ))}
      </SelectField>
      <DrawnBike figures={figures} state={frameOnly} label={texts.drawing(name, String(size.size))} />
      {geometry?.stack == null && <figcaption>{texts.typical}</figcaption>}
    </figure>
  );
}
