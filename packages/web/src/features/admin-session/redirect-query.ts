/** An address of login or registration that remembers where the visitor came from. */
export const withRedirect = (path: string, redirect: string | undefined): string =>
  redirect === undefined ? path : `${path}?${new URLSearchParams({ redirect })}`;
