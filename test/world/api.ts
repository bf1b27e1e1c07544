import { REQUESTED_WITH } from '../../contract/requestedWith';
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
