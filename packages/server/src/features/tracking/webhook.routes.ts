import { createHash, timingSafeEqual } from 'node:crypto';
import { orderPaths } from '@pp-tools/domain/contract';
import { normaliseTrackingNumber } from '@pp-tools/domain/shipment';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RequestFault } from '../../http/problems.ts';
import { applyNews } from './parcel-news.ts';
import type { ShipmentParts } from './shipment-parts.ts';

const maxPushBytes = 256 * 1024;

const isSignature = (sign: unknown): sign is string =>
  typeof sign === 'string' && /^[0-9a-f]{64}$/i.test(sign);
const wrongSignature = () => new RequestFault(401, 'signature-wrong', 'The signature does not fit the body.');

const pushSchema = z.object({
  event: z.string(),
  data: z.object({
    number: z.string().transform(normaliseTrackingNumber),
    carrier: z.coerce
      .number()
      .int()
      .max(2 ** 31 - 1)
      .nullish()
      .transform((code) => code || null),
    track_info: z.unknown().optional(),
  }),
});

const pushAnswer = z.object({ status: z.literal('success'), data: z.object({ outcome: z.string() }) });

/** Whether a push is signed with our key: SHA-256 over the raw bytes, a slash and the key, in lower-case hex. */
export function isSigned(body: Buffer, key: string, sign: unknown): boolean {
  if (!isSignature(sign)) return false;
  const expected = createHash('sha256').update(body).update(`/${key}`).digest();
  return timingSafeEqual(expected, Buffer.from(sign, 'hex'));
}

/** The provider's pushes. Public: the signature over the raw bytes proves the caller. */
export function webhookRoutes(parts: ShipmentParts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      orderPaths.webhook,
      {
        bodyLimit: maxPushBytes,
        config: { acceptsForeignCallers: true, bodyAsBytes: true },
        // Who cannot know the key is refused before a byte of the body is read.
        onRequest: async (request) => {
          if (parts.providerKey === null || !isSignature(request.headers.sign)) throw wrongSignature();
        },
        schema: {
          tags: ['shipments'],
          summary: 'Pushes of the tracking provider; the header `sign` proves them',
          bodyShape: { contentType: 'application/json', schema: z.toJSONSchema(pushSchema, { io: 'input' }) },
          response: { 200: pushAnswer },
          alsoAnswers: [401],
        },
      },
      async (request) => {
        const { body } = request;
        const { providerKey } = parts;
        if (
          providerKey === null ||
          !Buffer.isBuffer(body) ||
          !isSigned(body, providerKey, request.headers.sign)
        ) {
          throw wrongSignature();
        }
        return { status: 'success' as const, data: { outcome: await takePush(parts, body) } };
      },
    );
    done();
  };
}

/** Applies a push once, however often it is sent. What cannot be read is answered 200: sending it again would not help. */
async function takePush(parts: ShipmentParts, body: Buffer): Promise<string> {
  const push = pushSchema.safeParse(parseJson(body));
  if (!push.success) return 'unreadable';
  const { event, data } = push.data;
  const at = parts.now();
  const hash = createHash('sha256').update(body).digest('hex');
  return parts.db.transaction().execute(async (transaction) => {
    const fresh = await transaction
      .insertInto('provider_push')
      .values({ hash, received_at: at })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .executeTakeFirst();
    if (fresh.numInsertedOrUpdatedRows !== 1n) return 'known';
    if (event === 'TRACKING_STOPPED') {
      await transaction
        .updateTable('shipment')
        .set({ next_sync: null })
        .where('number', '=', data.number)
        .where((either) =>
          either.or([either('carrier', 'is', null), either('carrier', '=', data.carrier ?? 0)]),
        )
        .execute();
      return 'stopped';
    }
    const news = { number: data.number, carrier: data.carrier, trackInfo: data.track_info };
    return applyNews(transaction, news, {
      who: '17TRACK',
      action: 'push',
      now: at,
      zone: parts.zone,
      channels: parts.channels,
    });
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
