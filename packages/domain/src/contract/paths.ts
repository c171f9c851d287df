/** HTTP paths of the server, as route patterns. Each feature adds a file of its own next to this one. */
export const wheelsetPaths = {
  list: '/wheelsets',
  one: '/wheelsets/:id',
} as const;
