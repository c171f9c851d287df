import { shortLinkPaths, staffLinkAnswer, staffNoteAnswer, staffNoteBody } from '@pp-tools/domain/contract';
import { readShortCode, sharedAddress } from '@pp-tools/domain/sharing';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { recordActions } from '../../database/audit.ts';
import { adminOf } from '../../http/require-session.ts';
import { codeParams, codeProblem } from './code-fault.ts';
import { findLink, noteLink, withdrawLink } from './short-link.queries.ts';
import type { ShortLinkParts } from './short-link.routes.ts';

const tags = ['short links'];
const timeText = (milliseconds: number): string => new Date(milliseconds).toISOString();

const readCode = (text: string): string => {
  const code = readShortCode(text);
  if (code === null) throw codeProblem('unknown');
  return code;
};

/** What staff do with short links: see them with the visitor's note, note something, withdraw. Belongs inside the admin scope. */
export function staffLinkRoutes({ db, now }: ShortLinkParts): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      shortLinkPaths.forStaff,
      {
        schema: {
          tags,
          summary: 'A short link with its notes',
          params: codeParams,
          response: { 200: staffLinkAnswer },
          alsoAnswers: [404],
        },
      },
      async ({ params }) => {
        const link = await findLink(db, readCode(params.code));
        if (link === null) throw codeProblem('unknown');
        const { code, tool, note, staffNote, madeAt, withdrawnAt } = link;
        const data = {
          ...{ code, tool, note, staffNote, address: sharedAddress(link), madeAt: timeText(madeAt) },
          withdrawnAt: withdrawnAt === null ? null : timeText(withdrawnAt),
        };
        return { status: 'success' as const, data };
      },
    );
    app.put(
      shortLinkPaths.staffNote,
      {
        schema: {
          tags,
          summary: 'Save the note of the staff on a short link',
          params: codeParams,
          body: staffNoteBody,
          response: { 200: staffNoteAnswer },
          alsoAnswers: [404],
        },
      },
      async ({ params, body }) => {
        if (!(await noteLink(db, readCode(params.code), body.note))) throw codeProblem('unknown');
        return { status: 'success' as const };
      },
    );
    app.post(
      shortLinkPaths.withdraw,
      {
        schema: {
          tags,
          summary: 'Withdraw a short link for good',
          params: codeParams,
          response: { 200: staffNoteAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => {
        const code = readCode(request.params.code);
        const at = now();
        const actor = adminOf(request).username;
        await db.transaction().execute(async (transaction) => {
          if (!(await withdrawLink(transaction, code, at))) throw codeProblem('unknown');
          const subject = { kind: 'link', id: code, name: code };
          await recordActions(transaction, [
            { at, actor, action: 'link-withdrawn', subject, before: null, after: null },
          ]);
        });
        return { status: 'success' as const };
      },
    );
    done();
  };
}
