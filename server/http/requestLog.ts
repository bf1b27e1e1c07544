import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { isLiveStream } from './eventStream';

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
