import type { TestProject } from 'vitest/node';
import { startOwnPostgres } from './own-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test run's PostgreSQL, without a database name. */
    postgresUrl: string;
  }
}

/** Starts one real PostgreSQL for the whole test run; each test file makes databases of its own in it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startOwnPostgres('quick');
  project.provide('postgresUrl', postgres.url);
  return () => postgres.close();
}
