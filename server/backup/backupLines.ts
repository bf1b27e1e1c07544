import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { damaged, readingFailure } from './badBackup';
import { heldIn } from './format';
import { linesOf } from './lines';

export interface BackupLines {
  /** Returns the next line with its line end, null at the end. Throws `BadBackup` when it is longer than `most` bytes. */
  next(most?: number): Promise<Buffer | null>;
  /** Returns the next line. Throws `BadBackup` at the end. */
  line(): Promise<Buffer>;
  /** Returns what the next line holds. Throws `BadBackup` naming this place when it is something else. */
  read<T extends TSchema>(schema: T, where: string): Promise<Static<T>>;
  /** Returns the SHA-256 of all lines so far. */
  sha256(): string;
  close(): Promise<void>;
}

/** Returns the lines of a packed file. What they fail with is made into what an operator can use. */
export function readLines(file: string): BackupLines {
  // Whoever reads hears of errors too.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined);
  const lines = linesOf(unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>);
  const soFar = createHash('sha256');

  async function next(most?: number): Promise<Buffer | null> {
    try {
      const found = await lines.next(most);
      if (found !== null) soFar.update(found);
      return found;
    } catch (error) {
      throw readingFailure(file, error);
    }
  }

  async function line(): Promise<Buffer> {
    const found = await next();
    if (found === null) throw damaged(file, 'its end is missing');
    return found;
  }

  return {
    next,
    line,
    async read(schema, where) {
      const value = heldIn(await line());
      if (!Value.Check(schema, value)) throw damaged(file, where);
      return value;
    },
    sha256: () => soFar.copy().digest('hex'),
    close: () => lines.close(),
  };
}
