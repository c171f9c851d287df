import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root: string = join(dirname(fileURLToPath(import.meta.url)), '..');
