import { dropToken, storeToken } from '@/session/token';
import { sessionLapsed } from '@/session/sessionSlice';
import { answerWaitingCalls } from '@/session/signInAgain';
import { sessionOfToken } from '@/session/loginSession';
import { sendPatiently } from './baseQuery';

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** Returns a token of this person, another one each time. */
let made = 0;
const tokenOf = (sub: string) =>
  `${encoded({ alg: 'HS256' })}.${encoded({ sub, exp: 4e9, jti: (made += 1) })}.signature`;

function signIn(token: string): string {
  const read = sessionOfToken(token);
  if (!read) throw new Error('not a token');
  storeToken(token, read.session);
  return token;
}

/** Refuses every token but those, and notes by which each call came; `before` happens before the first answer. */
function answerOnly(good: readonly string[], before: () => void = () => undefined) {
  const sent: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, request) => {
    const token = new Headers(request?.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    sent.push(token);
    if (sent.length === 1) before();
    if (good.includes(token)) return Promise.resolve(Response.json({ id: 'ball' }));
    const problem = JSON.stringify({ type: '', title: '', status: 401, detail: '', code: 'not-signed-in' });
    const headers = { 'Content-Type': 'application/problem+json' };
    return Promise.resolve(new Response(problem, { status: 401, headers }));
  });
  return sent;
}

const call = { call: 'recordBall', method: 'PUT', path: '/api/ball' } as const;
const dispatch = jest.fn();
const lifecycle = { dispatch, signal: new AbortController().signal };

afterEach(() => {
  dropToken();
  dispatch.mockReset();
  jest.restoreAllMocks();
});

test('a call is repeated once the same person has signed in again', async () => {
  const [old, renewed] = [signIn(tokenOf('petra')), tokenOf('petra')];
  const sent = answerOnly([renewed]);
  dispatch.mockImplementation((action: unknown) => {
    expect(action).toEqual(sessionLapsed());
    setTimeout(() => {
      signIn(renewed);
      answerWaitingCalls(true);
    });
  });
  expect(await sendPatiently(call, lifecycle)).toHaveProperty('answer');
  expect(sent).toEqual([old, renewed]);
});

test('a call is repeated by the token that the same person has got meanwhile', async () => {
  const [old, renewed] = [signIn(tokenOf('petra')), tokenOf('petra')];
  const sent = answerOnly([renewed], () => void signIn(renewed));
  expect(await sendPatiently(call, lifecycle)).toHaveProperty('answer');
  expect([sent, dispatch.mock.calls]).toEqual([[old, renewed], []]);
});

test('what one person has asked for is never sent as another who has signed in meanwhile', async () => {
  const [old, others] = [signIn(tokenOf('petra')), tokenOf('emil')];
  const sent = answerOnly([others], () => void signIn(others));
  expect(await sendPatiently(call, lifecycle)).toMatchObject({ failure: { status: 401 } });
  expect([sent, dispatch.mock.calls]).toEqual([[old], []]);
});

test('a refusal without a code is none of the server', async () => {
  signIn(tokenOf('petra'));
  for (const body of ['null', '[]', '{}', '"no"', '{"title":"Forbidden"}']) {
    const headers = { 'Content-Type': 'application/problem+json' };
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status: 403, headers }));
    expect(await sendPatiently(call, lifecycle)).toMatchObject({ failure: { status: 'NOT_THE_SERVER' } });
  }
});
