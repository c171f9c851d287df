/** How much of a body has left this browser, in bytes. */
export interface SentBytes {
  readonly sent: number;
  readonly total: number;
}

/**
 * Sends a ready body and reports how much of it is on its way; fetch reports nothing until the answer comes.
 * Rejects as fetch does: TypeError when the server cannot be reached, AbortError when the signal ends it.
 */
export function sendReporting(
  path: string,
  { method, headers, body, signal }: RequestInit & { readonly body: Blob },
  onSent: (bytes: SentBytes) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method ?? 'POST', path);
    request.responseType = 'blob';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent({ sent: loaded, total });
    request.upload.onload = () => onSent({ sent: body.size, total: body.size });
    request.onload = () =>
      resolve(new Response(request.response, { status: request.status, headers: headersOf(request) }));
    request.onerror = () => reject(new TypeError('unreachable'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

const headersOf = (request: XMLHttpRequest): Headers => {
  const type = request.getResponseHeader('content-type');
  return new Headers(type === null ? {} : { 'content-type': type });
};
