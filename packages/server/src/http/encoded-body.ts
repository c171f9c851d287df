import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** A body kept ready in every encoding, each with its own strong ETag. Compressed once, sent many times. */
export interface EncodedBody {
  readonly contentType: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
  readonly etags: Readonly<Record<Encoding, string>>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Compresses a text in all encodings. Quality 9 costs a tenth of the best at nearly its size; below 5 both encodings are
 * quick, for what is asked for once by few.
 */
export async function encodeBody(text: string, contentType: string, quality = 9): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(identity, { level: quality < 5 ? constants.Z_BEST_SPEED : constants.Z_DEFAULT_COMPRESSION }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    contentType,
    bytes: { br, gzip: gz, identity },
    etags: { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` },
  };
}

/** The best encoding a client accepts; `q=0` refuses one (RFC 9110, 12.5.3). */
function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const tokens = accepted.toLowerCase().split(',');
  const takes = (name: string) =>
    tokens.some((token) => {
      const [coding = '', ...parameters] = token.split(';').map((part) => part.trim());
      return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (accepted.includes('br') && takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Answers with a kept body, or 304 when the client has it already. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  cacheControl: string,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = body.etags[encoding];
  reply.header('etag', etag);
  reply.header('vary', 'accept-encoding');
  reply.header('cache-control', cacheControl);
  const known = request.headers['if-none-match'];
  if (known !== undefined && matchesEtag(known, etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-type', body.contentType);
  return reply.send(body.bytes[encoding]);
}

const matchesEtag = (known: string, etag: string): boolean =>
  known === etag ||
  known
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*');
