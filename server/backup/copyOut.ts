import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { submittable } from './copyConnection';

const MOST_WAITING_BYTES = 256 * 1024;

/**
 * Yields the rows that a `copy … to stdout` sends, each as one line with its line end, a few at a time. Who reads slowly
 * slows the database down. Throws what the database refuses with.
 */
export async function* copyOut(client: pg.Client, statement: string): AsyncGenerator<Buffer[]> {
  const state: { isDone: boolean; failure: Error | null; stream: Duplex | null } = {
    isDone: false,
    failure: null,
    stream: null,
  };
  let arrived: Buffer[] = [];
  let bytes = 0;
  let wake: () => void = () => undefined;

  client.query(
    submittable({
      submit(connection) {
        state.stream = connection.stream;
        connection.query(statement);
      },
      handleCopyData({ chunk }) {
        // The connection uses its memory again for what comes next.
        arrived.push(Buffer.from(chunk));
        bytes += chunk.length;
        if (bytes > MOST_WAITING_BYTES) state.stream?.pause();
        wake();
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery() {
        state.isDone = true;
        wake();
      },
      handleError(error) {
        state.failure = error;
        wake();
      },
    }),
  );

  for (;;) {
    if (arrived.length > 0) {
      const rows = arrived;
      arrived = [];
      bytes = 0;
      yield rows;
      state.stream?.resume();
    } else if (state.failure !== null) {
      throw state.failure;
    } else if (state.isDone) {
      return;
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}
