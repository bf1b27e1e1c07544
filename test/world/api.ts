import { REQUESTED_WITH } from '@contract/requestedWith';
import { type ServerProcess, startServerProcess } from '@test/serverProcess';
import { databaseUrl } from './databaseUrl';
import { fromSetup } from './environment';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** The parsed JSON, or null where the answer is none. */
  body: Body;
  text: string;
  /** The code of a refusal. */
  code: string | undefined;
}

type ExtraHeaders = Readonly<Record<string, string>>;

export interface RawRequest {
  method: string;
  path: string;
  headers?: ExtraHeaders;
  /** Sent as it is, without a content type of its own. */
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Returns a client of the running server that calls as the web app does, with this token or without one. */
export function api(token?: string) {
  async function raw<Body = unknown>({ method, path, headers, body }: RawRequest): Promise<Answer<Body>> {
    const authorisation = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`${fromSetup('TEST_SERVER_URL')}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'x-requested-with': REQUESTED_WITH, ...authorisation, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const type = response.headers.get('content-type') ?? '';
    // It would go on for ever.
    if (type.startsWith('text/event-stream')) await response.body?.cancel();
    const text = response.bodyUsed ? '' : await response.text();
    const parsed = type.includes('json') ? (JSON.parse(text) as unknown) : null;
    return { status: response.status, headers: response.headers, body: parsed as Body, text, code: codeOf(parsed) };
  }

  function json<Body>(method: string, path: string, body: unknown, headers: ExtraHeaders = {}) {
    if (body === undefined) return raw<Body>({ method, path, headers });
    return raw<Body>({
      method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  return {
    get: <Body = unknown>(path: string, headers?: ExtraHeaders) => json<Body>('GET', path, undefined, headers),
    post: <Body = unknown>(path: string, body?: unknown, headers?: ExtraHeaders) =>
      json<Body>('POST', path, body, headers),
    put: <Body = unknown>(path: string, body?: unknown, headers?: ExtraHeaders) =>
      json<Body>('PUT', path, body, headers),
    delete: <Body = unknown>(path: string, body?: unknown, headers?: ExtraHeaders) =>
      json<Body>('DELETE', path, body, headers),
    raw,
  };
}

function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}

export interface FromAddresses {
  server: ServerProcess;
  /** Sends a body, or nothing, as if the caller were at this address. */
  send(address: string, method: string, path: string, sent?: { body?: object; headers?: object }): Promise<Response>;
  signIn(address: string, usernameOrEmail: string, password: string, cookie?: string): Promise<Response>;
}

/** Starts a second server over the same database that believes its proxy, so that tests can call from many addresses. */
export async function startFromAddresses(): Promise<FromAddresses> {
  const server = await startServerProcess({
    env: {
      DATABASE_URL: databaseUrl(),
      TOKEN_SECRET: fromSetup('TEST_TOKEN_SECRET'),
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'silent',
    },
  });
  const send: FromAddresses['send'] = (address, method, path, { body, headers = {} } = {}) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), 'x-forwarded-for': address, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return {
    server,
    send,
    signIn: (address, usernameOrEmail, password, cookie) =>
      send(address, 'POST', '/api/auth/signin', {
        body: { usernameOrEmail, password },
        ...(cookie === undefined ? {} : { headers: { cookie } }),
      }),
  };
}
