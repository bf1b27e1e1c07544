import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { logDestination } from './logDestination';
import { logOptions, RequestLog } from './log';
import { refuseMalformedHttp } from './malformedHttp';
import { Refusal, type RefusalCode } from '../../contract/refusals';
import { problemAnswer } from './problems';
import { LARGEST_BODY_BYTES } from './readBody';
import { schemaCheck, type SchemaCheck } from './schemaCheck';

declare module 'fastify' {
  interface FastifyInstance {
    refuseFirstFault: SchemaCheck['refuseFirstFault'];
  }
  interface FastifyRequest {
    /** With what it was refused; null as long as it is not. */
    refusal: RefusalCode | null;
  }
}

const MOST_CONNECTIONS = 2_000;
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
    clientErrorHandler: refuseMalformedHttp,
    frameworkErrors: (error, request, reply) => {
      const { status, headers, body } = problemAnswer(error, request.log);
      reply.raw.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff' }).end(body);
    },
  });
  app.decorate('refuseFirstFault', check.refuseFirstFault);
  app.decorateRequest('refusal', null);
  app.setSerializerCompiler(check.answerCompiler);
  app.setErrorHandler((error, request, reply) => {
    const known = isCutOff(error, request) ? new Refusal('malformed-request', 'The body did not arrive whole.') : error;
    const { code, status, headers, body } = problemAnswer(known, request.log);
    request.refusal = code;
    return reply.code(status).headers(headers).send(body);
  });
  app.server.maxConnections = MOST_CONNECTIONS;
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
