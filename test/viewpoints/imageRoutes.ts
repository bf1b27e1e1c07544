import type { Expectation } from './expectation';

export const imageRoutes: Expectation[] = [];
