/** Where the builder stores its build. */
export const buildKey = 'pp.build';
