import * as z from 'zod/mini';
import { sharedTools } from '../sharing/public.ts';
import { answerOf } from './answers.ts';

/** Paths of short links; `page` is what travels in chats and on paper. */
export const shortLinkPaths = {
  make: '/api/short-links',
  one: '/api/short-links/:code',
  page: '/s/:code',
  /** For staff. */
  forStaff: '/admin/short-links/:code',
  staffNote: '/admin/short-links/:code/note',
  withdraw: '/admin/short-links/:code/withdraw',
} as const;

/** The address of a short link within the product. */
export const shortLinkPath = (code: string): string => shortLinkPaths.page.replace(':code', code);

/** Longest note to the shop in a link, in characters. */
export const longestShareNote = 500;

/** `POST /api/short-links`: the tool, the query of its long address, and what the visitor says to the shop. */
export const shortLinkBody = z.object({
  tool: z.enum(sharedTools),
  query: z.string().check(z.maxLength(20_000)),
  note: z._default(z.string().check(z.trim(), z.maxLength(longestShareNote)), ''),
});

/** `POST /api/short-links`: the same state and note always give the same code. */
export const shortLinkAnswer = answerOf(z.object({ code: z.string(), path: z.string() }));

/** `GET /api/short-links/{code}`: where a code leads. */
export const sharedStateAnswer = answerOf(
  z.object({ code: z.string(), tool: z.enum(sharedTools), address: z.string(), madeAt: z.iso.datetime() }),
);

/** `GET /admin/short-links/{code}`: what staff see of a link; a withdrawn one holds nothing any more. */
export const staffLinkAnswer = answerOf(
  z.object({
    code: z.string(),
    tool: z.enum(sharedTools),
    address: z.string(),
    madeAt: z.iso.datetime(),
    withdrawnAt: z.nullable(z.iso.datetime()),
    note: z.string(),
    staffNote: z.string(),
  }),
);
/** A link as staff see it. */
export type StaffLink = z.infer<typeof staffLinkAnswer>['data'];

/** `PUT /admin/short-links/{code}/note`. */
export const staffNoteBody = z.object({ note: z.string().check(z.trim(), z.maxLength(longestShareNote)) });
/** What a change of a link answers. */
export const staffNoteAnswer = z.object({ status: z.literal('success') });
