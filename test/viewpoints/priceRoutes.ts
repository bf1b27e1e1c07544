import type { Expectation } from './expectation';

export const priceRoutes: Expectation[] = [];
