import { randomBytes } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isLong, repetitions } from '@test/endurance';
import { type ServerProcess, startServerProcess } from '@test/serverProcess';
import { makeDatabaseIn } from '@test/testDatabase';
import { databaseUrl } from '@test/fixtures/databaseUrl';
import { fromSetup } from '@test/fixtures/environment';

export interface SentRequest {
  method: string;
  /** As it stands in the request line, encoded. */
  path: string;
  headers: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface ReceivedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true });

const LONGEST_WAIT_MS = 20_000;

/**
 * Returns what the running server answers, of an event stream only its beginning. Throws when the connection breaks off
 * or nothing comes for 20 s.
 */
export function send({ method, path, headers, body }: SentRequest): Promise<ReceivedAnswer> {
  const { hostname, port } = new URL(fromSetup('TEST_SERVER_URL'));
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers: withLength(headers, body) }, (answer) => {
      const chunks: Buffer[] = [];
      const end = () => {
        try {
          const text = unpacked(Buffer.concat(chunks), answer.headers['content-encoding']).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', end);
      answer.on('error', reject);
      if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
        end();
        answer.destroy();
      }
    });
    sent.setTimeout(LONGEST_WAIT_MS, () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Returns what was sent compressed to whoever takes it so. Throws when it is damaged. */
function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Node would send a body of a GET or DELETE in chunks, whose end a server that refuses it early does not see. */
function withLength(headers: SentRequest['headers'], body: SentRequest['body']): SentRequest['headers'] {
  if (body === undefined || 'transfer-encoding' in headers) return headers;
  return { ...headers, 'content-length': String(Buffer.byteLength(body)) };
}

/** Returns the request as a line for a shell with `curl`; bytes that are no text stand in base64. */
export function asCurl({ method, path, headers, body }: SentRequest): string {
  const words = [
    'curl',
    '-i',
    '--path-as-is',
    '-X',
    method,
    quoted(`$SERVER${path}`).replace("'$SERVER", '"$SERVER"\''),
  ];
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value].flat()) words.push('-H', quoted(`${name}: ${one}`));
  }
  if (body === undefined) return words.join(' ');
  const base64 = Buffer.from(body).toString('base64');
  if (/^[\x20-\x7e]*$/.test(body.toString())) return [...words, '--data-binary', quoted(body.toString())].join(' ');
  return `echo ${base64} | base64 -d | ${[...words, '--data-binary', '@-'].join(' ')}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

interface Wanted {
  requests: number;
  /** In the long run. */
  requestsOfLongRun: number;
  requestsOfRound: number;
  /** How many rounds run side by side. */
  atOnce: number;
}

/**
 * Returns the seeds of the rounds that make up so many requests, in batches of those that run side by side: always the same
 * ones, new ones in the long run, and only that of SEED where one is to be played again.
 */
export function seededBatches({ requests, requestsOfLongRun, requestsOfRound, atOnce }: Wanted): number[][] {
  const given = process.env['SEED'];
  if (given !== undefined) return [[Number(given)]];
  const first = isLong ? Math.floor(Date.now() / 1000) : 1;
  const seeds = Array.from(
    { length: repetitions(requests, requestsOfLongRun) / requestsOfRound },
    (_, index) => first + index,
  );
  return Array.from({ length: Math.ceil(seeds.length / atOnce) }, (_, batch) =>
    seeds.slice(batch * atOnce, (batch + 1) * atOnce),
  );
}

export interface OwnServer extends ServerProcess {
  /** Ends it and forgets its database. Throws when it does not end well. */
  remove: () => Promise<void>;
}

/**
 * Starts a server over a database that nobody else uses, so that the admins of a test may delete whatever they find. From
 * then on `api` and the fixture builders speak to this one; call it before them.
 */
export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const database = await makeDatabaseIn(new URL(databaseUrl()));
  const secret = randomBytes(32).toString('hex');
  const server = await startServerProcess({
    env: { DATABASE_URL: database.url, TOKEN_SECRET: secret, LOG_LEVEL: 'warn', ...env },
  });
  process.env['TEST_DATABASE'] = JSON.stringify(database.config);
  process.env['TEST_SERVER_URL'] = server.url;
  process.env['TEST_TOKEN_SECRET'] = secret;
  return {
    ...server,
    async remove() {
      await server.stop();
      await database.remove();
    },
  };
}
