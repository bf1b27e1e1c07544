import type { FastifyInstance } from 'fastify';
import diagnostics from 'node:diagnostics_channel';
import { UNDESCRIBED } from './undescribed';

/**
 * Loaded into each server of the tests: says on standard error which answers have a status that their route does not
 * describe.
 */
diagnostics.subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onResponse', async ({ method, routeOptions, is404 }, { statusCode }) => {
    const { schema, url = '' } = routeOptions;
    if (is404 || schema?.hide) return;
    const described = Object.keys(schema?.response ?? {});
    if (!described.includes(String(statusCode)))
      process.stderr.write(`${UNDESCRIBED}: ${method} ${url} ${statusCode}\n`);
  });
});
