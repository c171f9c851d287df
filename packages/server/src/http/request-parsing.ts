import type { FastifyInstance } from 'fastify';
import { RequestFault } from './problems.ts';

/**
 * JSON only. Plain text is a type that any foreign page may post without asking, so its parser goes;
 * a body nested deeper than the parser's stack is the sender's fault (400), not ours (500).
 */
export function registerRequestParsing(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      parseJson(request, body.toString(), done);
    } catch (fault) {
      if (!(fault instanceof RangeError)) throw fault;
      done(new RequestFault(400, 'json-too-deep', 'The JSON is nested too deeply.'), undefined);
    }
  });
}
