import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { SignedIn } from '@contract/session';
import { DEMO_PASSWORD } from '@server/demo/accounts';
import { makeDataDirectory } from '@test/dataDirectory';
import { api } from '@test/fixtures/api';
import { fromSetup } from '@test/fixtures/environment';

/** A proxy in front of the test's server, through which a browser goes. */
export interface BrowserProxy {
  url: string;
  /** From now on no connection gets through, and those there are end. */
  shut(): void;
  open(): void;
  /** From now on the web app comes as another build would: its main file has another name. */
  renameBuild(): void;
  close(): Promise<void>;
}

const MAIN = /main\.[0-9a-f]{8}\.js/g;

export const RENAMED = 'main.0newer00.js';

/** Starts a proxy; everything that is behind it is the real server. */
export async function startBrowserProxy(): Promise<BrowserProxy> {
  const server = fromSetup('TEST_SERVER_URL');
  let [isShut, isRenamed] = [false, false];
  let main = '';

  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    if (isShut) return answer.destroy();
    const path = incoming.url ?? '/';
    const isPage = path === '/sw.js' || /^\/($|public|private)/.test(path);
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...whole } = incoming.headers;
    const headers = isPage ? { ...whole, 'accept-encoding': 'identity' } : incoming.headers;
    const target = isRenamed && path.endsWith(RENAMED) ? path.replace(RENAMED, main) : path;
    const call = request(server + target, { method: incoming.method, headers }, (received) => {
      received.once('error', () => answer.destroy());
      if (!isPage) {
        answer.writeHead(received.statusCode ?? 500, received.headers);
        received.pipe(answer);
        return;
      }
      void textOf(received).then((text) => {
        main = MAIN.exec(text)?.[0] ?? main;
        MAIN.lastIndex = 0;
        const { 'content-length': _length, ...others } = received.headers;
        answer.writeHead(received.statusCode ?? 500, others);
        answer.end(isRenamed ? text.replaceAll(MAIN, RENAMED) : text);
      });
    });
    call.once('error', () => answer.destroy());
    answer.once('close', () => call.destroy());
    incoming.pipe(call);
  };

  const proxy = createServer(pass).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    shut() {
      isShut = true;
      proxy.closeAllConnections();
    },
    open() {
      isShut = false;
    },
    renameBuild() {
      isRenamed = true;
    },
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Makes a data directory of its own, for demo servers that are to be killed or refused. */
export async function ownDataDirectory() {
  const directory = await makeDataDirectory();
  return {
    ...directory,
    /** Starts a demo server over it; from then on `api` speaks to this one. */
    async startDemo(env: Record<string, string> = {}) {
      const server = await directory.start(env, ['--demo']);
      process.env['TEST_SERVER_URL'] = server.url;
      return server;
    },
  };
}

/** Returns a token of this demo account. Throws when it cannot sign in. */
export async function tokenOf(username: string): Promise<string> {
  const credentials = { usernameOrEmail: username, password: DEMO_PASSWORD };
  const { status, body } = await api().post<SignedIn>('/api/auth/signin', credentials);
  if (status !== 200) throw new Error(`sign-in of ${username} was answered with ${status}`);
  return body.accessToken;
}
