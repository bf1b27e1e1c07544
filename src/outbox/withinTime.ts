import type { Failure } from '@/errors/failure';

/** A call without an answer must not block the outbox. */
const TIMEOUT_MS = 20_000;

const givenUp: { data?: undefined; error: Failure } = {
  error: { status: 'OFFLINE', error: 'The call was given up.' },
};

/**
 * Returns the answer of a call that is given up after twenty seconds. A read that had been under way before goes on after
 * that, but nobody waits for it.
 */
export async function withinTime<Answer>(
  call: PromiseLike<Answer> & { abort?: () => void },
): Promise<Answer | typeof givenUp> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof givenUp>((resolve) => {
    timeout = setTimeout(() => {
      call.abort?.();
      resolve(givenUp);
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timeout);
  }
}
