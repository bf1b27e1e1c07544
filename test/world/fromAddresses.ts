import { startServerProcess, type ServerProcess } from '../serverProcess';
import { databaseUrl } from './databaseUrl';
import { fromSetup } from './environment';

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
