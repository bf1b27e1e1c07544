import type { ServerProcess } from './serverProcess';
import type { TestDatabase } from './testDatabase';

/** What the global setup has started; the teardown runs in the same process. */
export const runningSetup: { database?: TestDatabase; server?: ServerProcess; programs?: string } = {};
