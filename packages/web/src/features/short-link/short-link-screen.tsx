import { sharedStateAnswer, shortLinkPaths } from '@pp-tools/domain/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailed, call } from '../../platform/http-client.ts';
import { shortLinkTexts } from '../../texts/share-texts.ts';
import { shellTexts } from '../../texts/shell-texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

type Fault = keyof typeof shortLinkTexts;

const isFault = (text: string): text is Fault => Object.hasOwn(shortLinkTexts, text);

/** Why codes showed nothing, by the code; the server renders the page of a reason under the reason's own name. */
const faults = new Map<string, Fault>();

const faultOf = (thrown: unknown): Fault | null => {
  if (!(thrown instanceof CallFailed) || thrown.fault.kind !== 'refused') return null;
  const name = thrown.fault.code.replace('short-link-', '');
  return isFault(name) ? name : null;
};

/** The address that a code leads to; null where it shows nothing, which the screen then says. */
export async function loadShortLink(client: QueryClient, code: string): Promise<string | null> {
  if (isFault(code)) return null;
  const path = shortLinkPaths.one.replace(':code', encodeURIComponent(code));
  try {
    const answer = await client.fetchQuery({
      queryKey: [path],
      queryFn: ({ signal }) => call(path, sharedStateAnswer, { signal }),
      retry: false,
    });
    return answer.data.address;
  } catch (thrown) {
    const fault = faultOf(thrown);
    if (fault === null) throw thrown;
    faults.set(code, fault);
    return null;
  }
}

/** For a short link that leads nowhere: one sentence. */
export function ShortLinkScreen() {
  const { code = '' } = useParams({ strict: false });
  const [fault] = useState((): Fault => (isFault(code) ? code : (faults.get(code) ?? 'unknown')));
  const { title, text } = shortLinkTexts[fault];
  return (
    <Page title={title} intro={text}>
      <div>
        <a className={buttonClass} data-look="primary" href="/">
          {shellTexts.goHome}
        </a>
      </div>
    </Page>
  );
}
