/** Addresses of pages a visitor can open; `:name?` stands for one optional segment. Everything else is a 404. */
export const pagePaths = [
  '/',
  '/wheelsetCompare/:ppWheelsetId?',
  '/wheelsetFinder',
  '/wheelsetFinder/method',
  '/wheelset/:ppId/:slug?',
  '/wheelsets-for/:category',
  '/WheelsetClimbCalculator',
  '/bike-builder',
  '/bike-builder/bike-type',
  '/bike-builder/frameset',
  '/bike-builder/wheelset',
  '/bike-builder/components',
  '/build-summary',
  '/bikeBuilderBikeType',
  '/bikeBuilderFrameset',
  '/bikeBuilderWheelset',
  '/bikeBuilderComponents',
  '/s/:code',
  '/ppauth/adminLogin',
  '/ppauth/adminRegister',
  '/ppauth/forgotPassword',
  '/ppauth/newPassword',
  '/ppauth/invitation',
  '/ppauth/admin',
  '/ppauth/admin/wheelsets',
  '/ppauth/admin/catalogue',
  '/ppauth/admin/tracking',
  '/ppauth/admin/admins',
  '/ppauth/admin/account',
  '/ppauth/admin/counter/:code?',
  '/ppauth/admin/quotes',
] as const;

const patterns = pagePaths.map(
  (path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}/?$`),
);

/** Whether a pathname (without query) is the address of a page. */
export const isPagePath = (pathname: string): boolean => patterns.some((pattern) => pattern.test(pathname));

/** Whether a pathname is a page for everyone: pages of staff must leave no copy in a browser. */
export const isPublicPagePath = (pathname: string): boolean =>
  isPagePath(pathname) && !/^\/ppauth(\/|$)/.test(pathname);
