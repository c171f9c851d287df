/** What a visit to a link of a wheelset showed. */
export type LinkVerdict =
  | { readonly code: 'live' }
  /** The host says that the page is not there (404, 410). */
  | { readonly code: 'gone'; readonly status: number }
  /** The host answered in another way; it may only dislike robots or have a bad day. */
  | { readonly code: 'refused'; readonly status: number }
  | { readonly code: 'not-an-image' }
  | { readonly code: 'unreachable' | 'slow' | 'redirects' | 'private' | 'malformed' };

/** The columns that hold links: the product page and the photograph. */
export const linkFields = ['link', 'imgLink'] as const;
/** One of {@link linkFields}. */
export type LinkField = (typeof linkFields)[number];

/** What each visited link showed, by {@link linkKey}. */
export type LinkVerdicts = ReadonlyMap<string, LinkVerdict>;

/** Under which key a link's verdict is found: a page that is alive may still be no photograph. */
export const linkKey = (field: LinkField, address: string): string => `${field} ${address}`;

const goneStatuses: readonly number[] = [404, 410];

/** Judges the final answer of a host by its status and type; a photograph must be sent as an image. */
export function judgeLink(field: LinkField, status: number, contentType: string): LinkVerdict {
  if (goneStatuses.includes(status)) return { code: 'gone', status };
  if (status < 200 || status > 299) return { code: 'refused', status };
  const isPage = /^(text\/|application\/(xhtml|json))/i.test(contentType.trim());
  return field === 'imgLink' && isPage ? { code: 'not-an-image' } : { code: 'live' };
}

/** Whether a link certainly leads nowhere ('link'), perhaps ('unclear'), or is alive as far as known (null). */
export function linkTrouble({ code }: LinkVerdict): 'link' | 'unclear' | null {
  if (code === 'live') return null;
  return code === 'refused' || code === 'slow' ? 'unclear' : 'link';
}
