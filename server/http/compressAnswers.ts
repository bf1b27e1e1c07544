import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes; below it a smaller answer saves no packet. */
const WORTH_IT = 1_024;

/**
 * Sends what is text compressed to whoever takes it so: lists and pages, no live streams, no images. Bodies that are sent
 * here compressed are still refused. Call it before the routes are registered.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_IT,
    customTypes: /^(?:application\/(?:problem\+)?json|text\/html)(?:;|$)/,
  });
}
