import { once } from 'node:events';
import { isNativeError } from 'node:util/types';
import type pg from 'pg';
import { submittable, type CopyConnection } from './copyConnection';

/**
 * Runs a `copy … from stdin` with these rows, no faster than the database takes them. Throws what the database refuses
 * with, or what reading the rows fails with; then nothing of them is in the table.
 */
export async function copyIn(client: pg.Client, statement: string, rows: AsyncIterable<Buffer>): Promise<void> {
  const refused = new AbortController();

  async function send(connection: CopyConnection): Promise<void> {
    for await (const chunk of rows) {
      if (refused.signal.aborted) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal: refused.signal });
    }
    connection.endCopyFrom();
  }

  await new Promise<void>((resolve, reject) => {
    let unreadable: Error | null = null;
    client.query(
      submittable({
        submit: (connection) => connection.query(statement),
        handleCopyInResponse(connection) {
          send(connection).catch((error: unknown) => {
            if (refused.signal.aborted) return;
            unreadable = isNativeError(error) ? error : new Error(String(error));
            connection.sendCopyFail('The rows cannot be read');
          });
        },
        handleCommandComplete: () => undefined,
        handleReadyForQuery: resolve,
        handleError(error) {
          refused.abort();
          reject(unreadable ?? error);
        },
      }),
    );
  });
}
