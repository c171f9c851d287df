/** Browsers allow passkeys on secure pages whose address is a name, not a bare number. */
export function canHavePasskeys(): boolean {
  const { hostname } = window.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return window.isSecureContext && !isNumber && 'PublicKeyCredential' in window;
}
