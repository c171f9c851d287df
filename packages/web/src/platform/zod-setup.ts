import { config } from 'zod/mini';

// The page policy forbids building code from text; without this, zod tries it once and the browser reports it.
config({ jitless: true });
