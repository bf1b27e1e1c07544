import { useRef } from 'react';
import { failureOf, isTransient } from '@/errors/failure';
import { randomUuid } from '@/session/randomUuid';
import type { Keyed } from './call';

type ChangeOnce = <Argument extends object, Answer extends { error?: unknown }>(
  trigger: (argument: Argument & Keyed) => PromiseLike<Answer>,
  argument: Argument,
  /** What is changed, where the argument does not say it. */
  change?: unknown,
) => Promise<Answer>;

/**
 * Returns what sends a change under an `Idempotency-Key`, and what forgets the key. The same change sent again has the same
 * key until the server has done or refused it: when only its answer was lost, it is not done twice.
 */
export function useChangeOnce(): [changeOnce: ChangeOnce, forgetKey: () => void] {
  const requested = useRef<{ change: string; key: string } | null>(null);
  const changeOnce: ChangeOnce = async (trigger, argument, change = argument) => {
    const serialized = JSON.stringify(change);
    if (requested.current?.change !== serialized) requested.current = { change: serialized, key: randomUuid() };
    const { current } = requested;
    const answer = await trigger({ ...argument, idempotencyKey: current.key });
    if (isAnswered(answer.error) && requested.current === current) requested.current = null;
    return answer;
  };
  const forgetKey = () => {
    requested.current = null;
  };
  return [changeOnce, forgetKey];
}

function isAnswered(error: unknown): boolean {
  const failure = failureOf(error);
  return error === undefined || (failure !== null && !isTransient(failure));
}
