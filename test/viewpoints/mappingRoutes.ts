import type { Expectation } from './expectation';

export const mappingRoutes: Expectation[] = [];
