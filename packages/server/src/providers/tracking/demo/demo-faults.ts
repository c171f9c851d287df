import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Ways in which the demo provider misbehaves on demand. The last two happen after the call was carried out. */
export type DemoFault =
  | 'slow'
  | 'reset'
  | 'status-500'
  | 'status-503-html'
  | 'html'
  | 'cut-off'
  | 'null-arrays'
  | 'errors-with-code'
  | 'errors-without-code'
  | 'huge'
  | 'brotli'
  | 'carrier-as-text'
  | 'answered-then-reset';

/** The body of a call that fails as a whole; `outer` is the code next to `data`, which the real server may leave 0. */
export const wholeCallFault = (code: number, message: string, outer: number = code): string =>
  JSON.stringify({ code: outer, data: { errors: [{ code, message }] } });

interface Canned {
  readonly status: number;
  readonly body: string | (() => Buffer);
  readonly encoding?: string;
}

const canned: Partial<Record<DemoFault, Canned>> = {
  'status-500': { status: 500, body: wholeCallFault(-18010003, 'Internal service error.') },
  'status-503-html': { status: 503, body: '<html><body>Service temporarily unavailable</body></html>' },
  html: { status: 200, body: '<html><body>hello</body></html>' },
  'cut-off': { status: 200, body: '{"code":0,"data":{"accepted":[{"num' },
  'null-arrays': { status: 200, body: '{"code":0,"data":{"accepted":null,"rejected":null}}' },
  'errors-with-code': { status: 200, body: wholeCallFault(-18019908, 'The quota is not enough.') },
  'errors-without-code': { status: 200, body: wholeCallFault(-18010005, 'Not authorised.', 0) },
  huge: { status: 200, body: () => gzipSync(Buffer.alloc(50 * 1024 * 1024, 'x')), encoding: 'gzip' },
  brotli: { status: 200, body: 'not for the decoder', encoding: 'br' },
};

/** Answers a call wrongly; a slow one is never answered. */
export function misbehave(fault: DemoFault, response: ServerResponse): void {
  if (fault === 'slow') return;
  const answer = canned[fault];
  if (answer === undefined) {
    response.destroy();
    return;
  }
  const encoding = answer.encoding === undefined ? {} : { 'content-encoding': answer.encoding };
  response.writeHead(answer.status, { 'content-type': 'application/json', ...encoding });
  response.end(typeof answer.body === 'string' ? answer.body : answer.body());
}
