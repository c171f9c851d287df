import { z } from 'zod';

/** Parameters of an address that ends in the id of a stored row. */
export const rowIdParams = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});
