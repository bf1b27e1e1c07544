import { Agent, request } from 'node:http';
import type { SignedIn } from '../contract/session';

export interface Credentials {
  email: string;
  password: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A signed-in client with one connection, which it keeps. */
export interface Device {
  /** Returns the answered JSON. Throws when the call is refused. */
  call<Body>(method: Method, path: string, body?: unknown): Promise<Body>;
  /** Sends a change under its key and reads the answer without looking into it. Throws when it is refused. */
  put(path: string, body: unknown, idempotencyKey: string): Promise<void>;
  close(): void;
}

/** Returns a device that has signed in. Throws when it cannot. */
export async function signInDevice(url: string, { email, password }: Credentials): Promise<Device> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers: Record<string, string> = {};

  function send(method: Method, path: string, body: unknown, extra: Readonly<Record<string, string>>): Promise<Buffer> {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const type = payload === '' ? {} : { 'content-type': 'application/json' };
    const length = { 'content-length': Buffer.byteLength(payload) };
    return new Promise((resolve, reject) => {
      const options = { agent, method, headers: { ...headers, ...type, ...length, ...extra } };
      const call = request(`${url}${path}`, options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const read = Buffer.concat(chunks);
          const { statusCode = 0 } = answer;
          if (statusCode < 300) resolve(read);
          else reject(new Error(`${method} ${path} was answered with ${statusCode}: ${read.toString()}`));
        });
      });
      call.on('error', reject);
      call.end(payload);
    });
  }

  async function call<Body>(method: Method, path: string, body?: unknown): Promise<Body> {
    return JSON.parse((await send(method, path, body, {})).toString()) as Body;
  }

  const { accessToken } = await call<SignedIn>('POST', '/api/auth/signin', { usernameOrEmail: email, password });
  headers['authorization'] = `Bearer ${accessToken}`;
  return {
    call,
    put: async (path, body, idempotencyKey) => {
      await send('PUT', path, body, { 'idempotency-key': idempotencyKey });
    },
    close: () => agent.destroy(),
  };
}
