import { useRef } from 'react';
import { failureOf, isTransient } from '@/errors/failure';
import { randomUuid } from '@/session/randomUuid';
import type { Keyed } from './call';

/** Sends a change by its trigger, under the key that the same change had as long as nobody knows what has become of it. */
export type ChangeOnce = <Argument extends object, Answer extends { error?: unknown }>(
  trigger: (argument: Argument & Keyed) => PromiseLike<Answer>,
  argument: Argument,
  /** What is changed, where the argument does not say it. */
  change?: unknown,
) => Promise<Answer>;

/**
 * Returns what sends a change under an `Idempotency-Key`, and what forgets the keys. The same change sent again has the same
 * key until the server has done or refused it: when only its answer was lost, it is not done twice.
 */
export function useChangeOnce(): [changeOnce: ChangeOnce, forgetKeys: () => void] {
  /** By what was sent and has not been answered. */
  const keys = useRef(new Map<string, string>());
  const changeOnce: ChangeOnce = async (trigger, argument, change = argument) => {
    const serialized = JSON.stringify(change);
    const idempotencyKey = keys.current.get(serialized) ?? randomUuid();
    keys.current.set(serialized, idempotencyKey);
    const answer = await trigger({ ...argument, idempotencyKey });
    if (isAnswered(answer.error) && keys.current.get(serialized) === idempotencyKey) keys.current.delete(serialized);
    return answer;
  };
  return [changeOnce, () => keys.current.clear()];
}

/** Of what was just created. */
const FIRST_VERSION = 1;

/**
 * Returns what creates an entity under an `Idempotency-Key` as `useChangeOnce` does. What is created by a press is the same
 * each time: where that of a lost answer has been edited since, another one is wanted, and created.
 */
export function useCreateOnce() {
  const [changeOnce] = useChangeOnce();
  return async <Argument extends object, Answer extends { data?: { version: number } | undefined; error?: unknown }>(
    trigger: (argument: Argument & Keyed) => PromiseLike<Answer>,
    argument: Argument,
  ): Promise<Answer> => {
    const answer = await changeOnce(trigger, argument);
    const isEdited = (answer.data?.version ?? FIRST_VERSION) > FIRST_VERSION;
    return isEdited ? changeOnce(trigger, argument) : answer;
  };
}

/** Returns whether the server has done or refused a change; otherwise nobody knows. */
export function isAnswered(error: unknown): boolean {
  const failure = failureOf(error);
  return error === undefined || (failure !== null && !isTransient(failure));
}
