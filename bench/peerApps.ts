import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = path.join(__dirname, 'peers');

const entries = { reactAdmin: 'src/reactAdmin.tsx', refine: 'src/refine.tsx' } as const;

export type PeerName = keyof typeof entries;

/** Installs what the peers are made of, unless it is there; it belongs to no other benchmark and to no test. */
export function installPeers(): void {
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  console.log('Installing react-admin and Refine …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds a peer for production and returns its one script, compressed as ours are. */
export async function builtPeer(name: PeerName): Promise<Buffer> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entries[name]],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome117',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '');
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Users</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><script defer src="/peer.js"></script></head>
<body><div id="root"></div></body></html>`;

export interface PeerProxy {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a proxy in front of our server: the API is the server's; page and script are those of the peer, or the server's
 * too where there is none.
 */
export async function startPeerProxy(server: string, script: Buffer | null): Promise<PeerProxy> {
  const proxy = createServer((incoming, answer) => {
    const asked = incoming.url ?? '/';
    if (script === null || asked.startsWith('/api/')) {
      pass(server, incoming, answer);
      return;
    }
    if (asked === '/peer.js') {
      answer.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'content-length': script.length,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      return answer.end(script);
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    return answer.end(page);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}

function pass(server: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = incoming;
  const call = request(server + (incoming.url ?? '/'), { method, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 500, received.headers);
    received.pipe(answer);
    received.once('error', () => answer.destroy());
  });
  call.once('error', () => answer.destroy());
  answer.once('close', () => call.destroy());
  incoming.pipe(call);
}
