import fastify from 'fastify';
import pg from 'pg';
import type { BareReads } from './bareServer';

/**
 * A server with nothing but what cannot be left out: it asks the same statements in the same order and answers their rows.
 * It looks at no token, no right and no input, and nothing checks what it answers.
 */
async function serve({ connection, reads }: BareReads): Promise<string> {
  const pool = new pg.Pool({ ...connection, max: 20 });
  const app = fastify();
  for (const [index, statements] of reads.entries()) {
    app.get(`/${index}`, async (_request, reply) => {
      const client = await pool.connect();
      try {
        const answers: unknown[] = [];
        for (const { text, values } of statements) answers.push((await client.query<object>(text, values)).rows);
        return await reply.type('application/json; charset=utf-8').send(JSON.stringify(answers));
      } finally {
        client.release();
      }
    });
  }
  return app.listen({ port: 0, host: '127.0.0.1' });
}

process.once('message', (options: BareReads) => {
  serve(options).then(
    (address) => process.send?.(address),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
