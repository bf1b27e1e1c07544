import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What no page of ours needs; what it does need, such as the clipboard and the full screen, stays as browsers have it. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Gives every answer its security headers, its X-Request-Id and, unless the route says otherwise, `no-store`.
 * The policy lets a browser do nothing with an answer; pages bring their own.
 */
export async function sendHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .header('permissions-policy', PERMISSIONS);
  });
}

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
