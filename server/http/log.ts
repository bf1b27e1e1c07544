import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { isLiveStream } from './eventStream';

/** Returns how this process logs: JSON lines of this level and above, without secrets. */
export function logOptions(level: string) {
  return {
    level,
    serializers: { req: loggedRequest, err: (error: unknown) => loggedError(error) },
    hooks: { streamWrite: withoutSecrets },
  };
}

/** No interface: Fastify asks for a type that any field could be read from. */
type LoggedError = {
  type: string;
  message: string;
  /** The SQLSTATE or Node's code. */
  code?: string;
  /** What PostgreSQL says of it without any value. */
  constraint?: string;
  table?: string;
  stack: string;
  cause?: LoggedError;
};

const DEEPEST = 4;

/**
 * Returns what the log says of an error. Only what is named here: PostgreSQL's detail, for one, shows whole rows, with
 * names and hashes of passwords in them.
 */
function loggedError(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: error.message,
    ...textsOf(error),
    stack: error.stack ?? '',
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: loggedError(cause, depth + 1) }),
  };
}

function textsOf(error: Error): Pick<LoggedError, 'code' | 'constraint' | 'table'> {
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
  };
}

/**
 * Returns what the log says of a request: neither the query, because people search for names in it, nor the parts of
 * an approval link, because they name somebody and their code is a secret.
 */
export function loggedRequest(request: { method: string; url: string; ip: string }) {
  const path = request.url.split('?', 1)[0]?.replace(/(\/approve\/).+$/, '$1…');
  return { method: request.method, path, remoteAddress: request.ip };
}

const HIDDEN = '[hidden]';
const names = String.raw`[\w-]*(?:password|token|secret|cookie)|(?:proxy-)?authorization|approvalCode`;

/** What each secret looks like inside a line of JSON, and what is left of it. */
const secrets: readonly [RegExp, string][] = [
  [new RegExp(`("(?:${names})"\\s*:\\s*)(?:"(?:\\\\.|[^"\\\\])*"|\\[[^\\]]*\\])`, 'gi'), `$1"${HIDDEN}"`],
  // The same where JSON stands in a text, and its quotes are escaped.
  [
    new RegExp(`(\\\\"(?:${names})\\\\"\\s*:\\s*\\\\")(?:[^"\\\\]|\\\\{3}"|\\\\{4}|\\\\{2}[^"\\\\])*`, 'gi'),
    `$1${HIDDEN}`,
  ],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${HIDDEN}`],
  // A token of ours (JWT), wherever it stands.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  // The secret of a display link: 256 bits in base64url.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/g, HIDDEN],
  // An approval link, but not the route's own name.
  [/(\/approve\/)(?!:)[^\s"\\?]+/g, '$1…'],
  // The password in an address such as DATABASE_URL.
  [/(\b[a-z]+:\/\/[^\s:/@"\\]*:)[^\s@"\\]+@/g, `$1${HIDDEN}@`],
];

/** Returns a line of the log without anything in it that lets somebody in: the net below all care taken elsewhere. */
export function withoutSecrets(line: string): string {
  return secrets.reduce((text, [pattern, left]) => text.replace(pattern, left), line);
}

const SLOW_MS = 1_000;

/** One line for each request, once it is over, however it ends. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    const begun = performance.now();
    // Unlike the end that Fastify itself logs, it also comes when the caller goes away before the answer.
    reply.raw.once('close', () => logEnd(request, reply, performance.now() - begun));
  }
  override requestCompleted(): void {}
  override streamError(): void {}
  /** It would name the whole address. */
  override routeNotFound(): void {}
}

function logEnd(request: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
  const { headersSent, statusCode } = reply.raw;
  const status = headersSent ? statusCode : null;
  const isSlow = milliseconds > SLOW_MS && !isLiveStream(reply);
  request.log[levelOf(status, isSlow)](
    {
      req: request,
      route: request.is404 ? null : (request.routeOptions.url ?? null),
      status,
      ...(request.refusal === null ? {} : { code: request.refusal }),
      durationMs: Math.round(milliseconds * 10) / 10,
    },
    isSlow ? 'slow request' : 'request',
  );
}

/** A status of null: the caller went away before there was an answer. */
function levelOf(status: number | null, isSlow: boolean): 'error' | 'warn' | 'info' {
  if (status !== null && status >= 500) return status === 503 ? 'warn' : 'error';
  return isSlow ? 'warn' : 'info';
}
