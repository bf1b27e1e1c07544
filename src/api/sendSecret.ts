import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { take, type Handle } from '../session/secrets';
import type { Failure } from '../ui/failure';
import { sendPatiently } from './baseQuery';
import type { Call } from './call';

/** Sends a call whose body lies in the drawer; what is returned holds nothing of the body. */
export async function sendSecret<Answer>(
  call: Call,
  body: Handle<unknown>,
  lifecycle: Pick<BaseQueryApi, 'dispatch' | 'signal'>,
): Promise<{ data: Answer } | { error: Failure }> {
  const result = await sendPatiently({ ...call, body: take(body) }, lifecycle);
  return 'failure' in result ? { error: result.failure } : { data: result.answer.data as Answer };
}
