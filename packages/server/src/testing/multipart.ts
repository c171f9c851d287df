/** A multipart body with one part per field, as a browser's form sends it. */
export function multipartForm(fields: Readonly<Record<string, string | number>>): {
  readonly payload: string;
  readonly headers: { readonly 'content-type': string };
} {
  const boundary = 'pp-test-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
