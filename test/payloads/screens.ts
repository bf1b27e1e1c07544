import type { Visit } from './visit';

/** How each screen is looked through, under the path of its card. */
export type Screens = Readonly<Record<string, (visit: Visit) => Promise<void>>>;
