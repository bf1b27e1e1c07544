import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerInBetween, type Fault } from './fault';

const SLOW_MS = 150;

/** A PUT of the page, whatever became of it. */
export interface SeenPut {
  path: string;
  key: string | undefined;
  body: string;
}

export interface FaultProxy {
  url: string;
  /** In the order they came. */
  puts: SeenPut[];
  /** Where the server is from now on. */
  leadTo(target: string): void;
  /** Asked for what happens to each request from now on, by its path. */
  injectFaults(next: (path: string) => Fault): void;
  /** Nothing gets through, and what is open is cut off, until it is ended. */
  outage(isOn: boolean): void;
  /** Cuts off every open connection once. */
  cutOff(): void;
  /** How many requests there have been, by what happened to them, and how many connections were refused by an outage. */
  counts: Map<Fault | 'outage', number>;
  close(): Promise<void>;
}

/** Starts a proxy in front of the real server that does what bad networks do. */
export async function startFaultProxy(): Promise<FaultProxy> {
  let target = '';
  let nextOf: (path: string) => Fault = () => null;
  let isOut = false;
  const sockets = new Set<Socket>();
  const counts: FaultProxy['counts'] = new Map();
  const puts: SeenPut[] = [];

  const count = (what: Fault | 'outage') => counts.set(what, (counts.get(what) ?? 0) + 1);

  const serve = async (from: IncomingMessage, to: ServerResponse) => {
    const fault = nextOf(from.url ?? '');
    count(fault);
    const body = await buffer(from);
    if (from.method === 'PUT') {
      const key = from.headers['idempotency-key']?.toString();
      puts.push({ path: from.url ?? '', key, body: body.toString() });
    }
    const inBetween = answerInBetween(fault);
    if (inBetween) return void to.writeHead(inBetween.status, inBetween.headers).end(inBetween.body);
    if (fault === 'request-lost') return void from.socket.destroy();
    await forward({ target, from, body, to, fault });
  };
  const server = createServer((from, to) => void serve(from, to).catch(() => from.socket.destroy()));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A connection that is cut off is what this is for.
    socket.on('error', () => undefined);
    if (!isOut) return;
    count('outage');
    socket.destroy();
  });
  const cutOff = () => sockets.forEach((socket) => socket.resetAndDestroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (led) => void (target = led),
    injectFaults: (next) => void (nextOf = next),
    outage(isOn) {
      isOut = isOn;
      if (isOn) cutOff();
    },
    cutOff,
    counts,
    puts,
    async close() {
      cutOff();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Forwarding {
  target: string;
  from: IncomingMessage;
  body: Buffer;
  to: ServerResponse;
  fault: Fault;
}

/** Passes the request on, and of the answer what the fault leaves of it. Rejects when the server is not there. */
async function forward({ target, from, body, to, fault }: Forwarding): Promise<void> {
  const { method, headers } = from;
  const onward = request(new URL(from.url ?? '/', target), { method: method ?? 'GET', headers });
  // Whoever goes away ends the call on the other side too; what has been sent stays sent.
  to.on('close', () => onward.destroy());
  onward.end(body);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  if (fault === null && answer.headers['content-type']?.startsWith('text/event-stream')) {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => to.destroy());
    answer.pipe(to);
    return;
  }
  const answered = await buffer(answer);
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (fault === 'answer-lost') return void from.socket.destroy();
  to.writeHead(answer.statusCode ?? 502, answer.headers);
  if (fault !== 'answer-cut') return void to.end(answered);
  to.write(answered.subarray(0, answered.length / 2), () => from.socket.destroy());
}
