import type { Expectation } from './expectation';

export const templateRoutes: Expectation[] = [];
