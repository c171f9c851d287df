import { previewPicturePath, previewPictureQuery } from '@pp-tools/domain/contract';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { problemBody, sendProblem } from '../../http/problems.ts';
import type { RenderedPages } from '../../http/rendered-pages.ts';
import { PicturesBusy, type PreviewPictures } from './preview-pictures.ts';

const refuse = (reply: FastifyReply): FastifyReply =>
  sendProblem(
    reply.header('retry-after', '5'),
    problemBody(503, 'busy', 'Too many pictures are being made. Try again in a moment.'),
  );

/** The pictures that shared links show. */
export function previewPictureRoutes(pages: RenderedPages, pictures: PreviewPictures): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get(previewPicturePath, { schema: { hide: true } }, async (request, reply) => {
      if (pictures.isBusy) return refuse(reply);
      const query = z.safeParse(previewPictureQuery, request.query);
      const svg = query.success ? await pages.pictureAt(query.data.of) : null;
      if (svg === null)
        return sendProblem(reply, problemBody(404, 'not-found', 'There is no page at this address.'));
      try {
        const { png, etag } = await pictures.of(svg);
        reply.header('etag', etag).header('cache-control', 'public, max-age=86400');
        // Other sites show it.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('image/png').send(png);
      } catch (fault) {
        if (fault instanceof PicturesBusy) return refuse(reply);
        throw fault;
      }
    });
    done();
  };
}
