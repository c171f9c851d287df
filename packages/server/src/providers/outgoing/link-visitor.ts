import type { IncomingMessage } from 'node:http';
import { judgeLink, type LinkField, type LinkVerdict } from '@pp-tools/domain/catalogue';
import type { LinkProbe } from '../../features/wheelset/link-probe.ts';
import { OutgoingFault, type OutgoingRules, requestGuarded, systemResolve } from './guarded-request.ts';

/** The rules of the product. The body of an answer is never read, so its size needs no limit. */
export const visitRules: OutgoingRules = {
  milliseconds: 10_000,
  redirects: 5,
  allowPrivate: false,
  resolve: systemResolve,
};

/** Visits links with a question for the head alone; hosts that do not like it are asked for the page. */
export const linkVisitor =
  (rules: OutgoingRules = visitRules): LinkProbe =>
  async (field, address, stop) => {
    const start = URL.parse(address);
    if (start === null || start.username !== '' || start.password !== '') return { code: 'malformed' };
    const head = await ask('HEAD', field, start, rules, stop);
    const mayDislikeHeads = head.code === 'gone' || head.code === 'refused' || head.code === 'unreachable';
    return mayDislikeHeads ? ask('GET', field, start, rules, stop) : head;
  };

async function ask(
  method: 'GET' | 'HEAD',
  field: LinkField,
  start: URL,
  rules: OutgoingRules,
  stop: AbortSignal,
): Promise<LinkVerdict> {
  const time = AbortSignal.timeout(rules.milliseconds);
  const accept = field === 'imgLink' ? 'image/*, */*;q=0.5' : 'text/html, */*;q=0.5';
  try {
    const signal = AbortSignal.any([time, stop]);
    return judged(field, await requestGuarded(start, rules, { method, accept, signal }));
  } catch (fault) {
    if (fault instanceof OutgoingFault) return { code: codes[fault.code] };
    return { code: time.aborted ? 'slow' : 'unreachable' };
  }
}

/** An address that is refused on the way is one that a redirect gave. */
const codes = {
  address: 'redirects',
  private: 'private',
  unreachable: 'unreachable',
  redirects: 'redirects',
} as const;

function judged(field: LinkField, answer: IncomingMessage): LinkVerdict {
  answer.on('error', () => undefined).destroy();
  return judgeLink(field, answer.statusCode ?? 0, answer.headers['content-type'] ?? '');
}
