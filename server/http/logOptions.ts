import { shownError } from './shownError';
import { shownRequest } from './shownRequest';
import { withoutSecrets } from './withoutSecrets';

/** Returns how this process logs: JSON lines of this level and above, without secrets. */
export function logOptions(level: string) {
  return {
    level,
    serializers: { req: shownRequest, err: (error: unknown) => shownError(error) },
    hooks: { streamWrite: withoutSecrets },
  };
}
