import fastify, { type ConnectionError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '@contract/problem';
import type { RefusalCode } from '@contract/refusals';
import { limitConnections } from './connectionLimits';
import { logOptions, RequestLog } from './log';
import { logDestination } from './logDestination';
import { answerOf, problemAnswer } from './problems';
import { LARGEST_BODY_BYTES } from './readBody';
import { schemaCheck, type SchemaCheck } from './schemaCheck';

declare module 'fastify' {
  interface FastifyInstance {
    refuseFirstFieldError: SchemaCheck['refuseFirstFieldError'];
  }
  interface FastifyRequest {
    /** With what it was refused; null as long as it is not. */
    refusal: RefusalCode | null;
  }
}

const CLOSE_IDLE_EVERY_MS = 200;

/** Well before `stopOnSignal` loses its patience. */
const LONGEST_CLOSING_MS = 8_000;

export interface ServerOptions {
  logLevel: string;
  trustProxy: boolean;
  /** Where the log goes; standard error if not given. */
  log?: { write(line: string): unknown };
}

/** Returns a server without routes that is strict and patient only for so long, and answers every error as a problem. */
export function makeServer({ logLevel, trustProxy, log = logDestination() }: ServerOptions): FastifyInstance {
  const check = schemaCheck();
  const app = fastify({
    logger: { ...logOptions(logLevel), stream: log },
    logController: new RequestLog(),
    // Only the proxy in front is believed: what stands further left in X-Forwarded-For, anyone can write.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: 30_000,
    exposeHeadRoutes: false,
    // While stopping, requests on open connections are still answered; the connections close behind them.
    return503OnClosing: false,
    // Node would answer a missing Host header itself, without a body.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    // Longer ids reach the schema, which refuses them as what they are.
    routerOptions: { maxParamLength: 8_192 },
    ajv: check.checkerOptions,
    schemaErrorFormatter: check.inputRefusal,
    clientErrorHandler: (error, socket) => {
      if (isUnused(error, socket)) closeIfStillUnused(socket, app.server.keepAliveTimeout);
      else refuseMalformedHttp(error, socket);
    },
    frameworkErrors: (error, request, reply) => {
      const { status, headers, body } = problemAnswer(error, request.log);
      reply.raw.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff' }).end(body);
    },
  });
  app.decorate('refuseFirstFieldError', check.refuseFirstFieldError);
  app.decorateRequest('refusal', null);
  app.setSerializerCompiler(check.answerCompiler);
  app.setErrorHandler((error, request, reply) => {
    const known = isCutOff(error, request) ? new Refusal('malformed-request', 'The body did not arrive whole.') : error;
    const { code, status, headers, body } = problemAnswer(known, request.log);
    request.refusal = code;
    return reply.code(status).headers(headers).send(body);
  });
  limitConnections(app, trustProxy);
  // Node would refuse an unknown `Expect` itself, without a body; HTTP allows to take no notice of it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  closeBehindLastAnswers(app);
  return app;
}

/** Node closes the idle connections once when the server stops; one that is in use then would stay open for minutes. */
function closeBehindLastAnswers(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref();
    // Also one on which nothing has been asked yet, or whose other side has gone without a word.
    setTimeout(() => app.server.closeAllConnections(), LONGEST_CLOSING_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

/** Nobody is left to read the answer, but it is no failure of the server either. */
function isCutOff(error: unknown, { raw }: FastifyRequest): boolean {
  return !raw.complete && error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

const codes: Partial<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
};

const details: Partial<Record<RefusalCode, string>> = {
  'request-timeout': 'The request did not arrive in time.',
  'headers-too-large': 'The request line and headers are larger than this server accepts.',
  'too-large': 'The chunk extensions are larger than this server accepts.',
};

/**
 * Nothing has been sent on it: browsers open connections ahead, and a client whose request was called off keeps its own for
 * the next one. A refusal would be read as the answer to a request that is sent at the same moment.
 */
const isUnused = (error: ConnectionError, socket: Socket): boolean =>
  error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;

/** Lets it stay as long as one that waits for its next request. */
function closeIfStillUnused(socket: Socket, milliseconds: number): void {
  const clock = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy();
  }, milliseconds).unref();
  socket.once('close', () => clearTimeout(clock));
}

/** Answers what Node could not read as HTTP at all, with a problem like any other, and closes the connection. */
function refuseMalformedHttp(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = codes[error.code] ?? 'malformed-request';
  const { status, headers, body } = answerOf(new Refusal(code, details[code] ?? 'This is not valid HTTP.'));
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const sentBody = requestsHeaders(error) ? '' : body;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${sentBody}`);
}

/** Whoever asks for headers alone takes a body for the beginning of another answer. */
function requestsHeaders({ rawPacket }: { rawPacket?: unknown }): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString() === 'HEAD ';
}
