import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const projectRoot: string = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Folder of the sample catalogue that an empty database is filled from. */
export const sampleData: string = join(projectRoot, 'data');
