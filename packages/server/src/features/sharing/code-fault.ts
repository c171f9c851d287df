import * as z from 'zod/mini';
import { RequestFault } from '../../http/problems.ts';

/** The code in an address. */
export const codeParams = z.object({ code: z.string().check(z.maxLength(100)) });

/** Why a code shows nothing. */
export type CodeFault = 'unknown' | 'withdrawn' | 'newer';

/** Status and sentence of each fault. */
export const codeFaults: Readonly<Record<CodeFault, readonly [status: number, text: string]>> = {
  unknown: [404, 'There is no link with this code. Check it for typing mistakes.'],
  withdrawn: [410, 'The shop has withdrawn this link.'],
  newer: [409, 'This link was made by a newer version of the tools. Try again in a few minutes.'],
};

/** The answer to a code that shows nothing. */
export const codeProblem = (fault: CodeFault): RequestFault => {
  const [status, text] = codeFaults[fault];
  return new RequestFault(status, `short-link-${fault}`, text);
};
