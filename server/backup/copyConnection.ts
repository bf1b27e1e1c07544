import type { Duplex } from 'node:stream';
import type { Submittable } from 'pg';

/** What a connection of `pg` can do beyond its published types. */
export interface CopyConnection {
  readonly stream: Duplex;
  query(statement: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** What a client of `pg` calls on a statement that it runs. */
export interface CopyStatement {
  submit(connection: CopyConnection): void;
  handleCopyInResponse?(connection: CopyConnection): void;
  handleCopyData?(message: { chunk: Buffer }): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

/** Returns the statement as a client takes it. */
export function submittable(statement: CopyStatement): Submittable {
  return statement as unknown as Submittable;
}
