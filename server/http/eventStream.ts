import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

export const EVENT_STREAM = 'text/event-stream';

/** An answer that goes on until one side ends it: server-sent events, already serialized. */
export const EventStream = Type.Unsafe<Readable>({ type: 'string' });

/** Sends the events as they come; no proxy may keep them back. */
export async function sendEvents(reply: FastifyReply, events: Readable): Promise<void> {
  reply
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    // A connection left open after the last event would hold up a server that stops.
    .header('connection', 'close')
    .type(EVENT_STREAM);
  await reply.send(events);
}

/** Returns whether this answer, whose headers are set, goes on until one side ends it. */
export function isLiveStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith(EVENT_STREAM);
}
