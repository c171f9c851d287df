import { z } from 'zod';
import { orderWireSchema, trackingWireSchema } from '../order/public.ts';
import { trackingStatuses } from '../shipment/public.ts';
import { answerOf, problemSchema } from './answers.ts';

/** `GET /ordertracking`: the orders themselves are `data`; `total` counts all pages. */
export const orderListAnswer = z.object({
  ...answerOf(z.array(orderWireSchema)).shape,
  total: z.number().int(),
});

/** `GET /ordertracking/{id}`: `hidden` counts orders that were found but do not fit the filters. */
export const orderSearchAnswer = z.object({ ...orderListAnswer.shape, hidden: z.number().int() });

/** `GET /ordertracking/tracking/{trackingNumber}`. */
export const trackingAnswer = z.object({
  ...answerOf(trackingWireSchema).shape,
  tracking_info: z.string().nullable(),
});

/** Register and update of one number. */
export const runAnswer = z.object({
  ...answerOf(trackingWireSchema).shape,
  success: z.boolean(),
  message: z.string(),
  alreadyRegistered: z.boolean(),
  /** False for an update that changed nothing. */
  hasNews: z.boolean(),
});

/** A refused register or update call. `stop` says that the rest of a batch would fail alike. */
export const runProblem = z.looseObject({
  ...problemSchema.shape,
  success: z.literal(false),
  error: z.string(),
  stop: z.boolean(),
  rejected: z.array(
    z.object({ number: z.string(), error: z.object({ code: z.number(), message: z.string() }) }),
  ),
});

/** What an upload did. */
export const uploadSummary = z.object({
  ordersAdded: z.number().int(),
  ordersUpdated: z.number().int(),
  numbersAdded: z.number().int(),
});
/** `POST /ordertracking/bulk`. */
export const bulkAnswer = answerOf(uploadSummary);

const fault = z.object({
  row: z.number().int(),
  column: z.string().nullable(),
  value: z.string(),
  reason: z.string(),
});
/** `POST /ordertracking/bulk/check`: what the database already has, before anything is written. */
export const bulkCheckAnswer = answerOf(
  z.object({
    ordersKnown: z.array(z.string()),
    numbersKnown: z.number().int(),
    numbersElsewhere: z.array(z.object({ number: z.string(), orderId: z.string() })),
  }),
);
/** A refused upload. */
export const bulkProblem = z.looseObject({
  ...problemSchema.shape,
  error: z.string(),
  faults: z.array(fault),
});

/** `POST /ordertracking/delete`. */
export const deletion = z.object({
  deletedTrackingNumbers: z.array(z.string()),
  deletedOrders: z.array(z.string()),
  /** Undoes the deletion; null when nothing was deleted. */
  undo: z.number().int().nullable(),
});
/** What an undone deletion brought back; numbers that are taken by now stay away. */
export const undeleteAnswer = answerOf(
  z.object({
    orders: z.array(z.string()),
    trackingNumbers: z.array(z.string()),
    numbersTaken: z.array(z.string()),
  }),
);
/** The same with the envelope. */
export const deleteAnswer = z.object({ ...answerOf(deletion).shape, ...deletion.shape });

/** What is left of the provider's account; null where it does not say. */
export const quotaAnswer = answerOf(
  z.object({
    total: z.number().nullable(),
    used: z.number().nullable(),
    remaining: z.number().nullable(),
    usedToday: z.number().nullable(),
    dailyLimit: z.number().nullable(),
  }),
);

/** A changed parcel. */
export const changeAnswer = answerOf(trackingWireSchema);

/** What became of each number of a request, in its order. `stop` says that further numbers would fail alike. */
export const controlsAnswer = answerOf(
  z.array(
    z.object({
      number: z.string(),
      success: z.boolean(),
      stop: z.boolean(),
      error: z.string().nullable(),
    }),
  ),
);

/** What was known about a number before it started again, newest first. */
export const parcelRecordsAnswer = answerOf(
  z.array(
    z.object({
      carrier_code: z.number().int().nullable(),
      status: z.enum(trackingStatuses),
      tracking_info: z.string().nullable(),
      ended_at: z.string(),
      ended_by: z.string(),
    }),
  ),
);

/** Orders in each status, and late ones. */
export const countsAnswer = answerOf(
  z.object({ byStatus: z.record(z.enum(trackingStatuses), z.number().int()), late: z.number().int() }),
);

/** Answers that carry one order. */
export const orderAnswer = answerOf(orderWireSchema);

/** A number that grows with every change of the orders, so that pages know when to look again. */
export const revisionAnswer = answerOf(z.object({ revision: z.number().int() }));

/** Who did what to an order, newest first. */
export const historyAnswer = answerOf(
  z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      action: z.string(),
      number: z.string().nullable(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
);

const runItem = z.object({
  number: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  accepted: z.boolean(),
  /** The answer that the single call would have given. */
  answer: z.unknown(),
});
/** A run in the background. */
export const runSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['register', 'update']),
  state: z.enum(['running', 'done', 'stopped']),
  startedBy: z.string(),
  startedAt: z.string(),
  total: z.number().int(),
  finished: z.number().int(),
  /** Of the finished ones. */
  failed: z.number().int(),
  items: z.array(runItem),
});
/** A run in the background. */
export type BackgroundRun = z.infer<typeof runSchema>;
/** One run with its items. */
export const runStateAnswer = answerOf(runSchema);
/** The latest runs, without items. */
export const runListAnswer = answerOf(z.array(runSchema));
