import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { isNativeError } from 'node:util/types';
import { createGunzip } from 'node:zlib';
import { CannotStart } from '@server/cannotStart';
import { headerIn } from './format';

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
      const value = headerIn(await line());
      if (!Value.Check(schema, value)) throw damaged(file, where);
      return value;
    },
    sha256: () => soFar.copy().digest('hex'),
    close: () => lines.close(),
  };
}

const LINE_END = 10;

export class LongLine extends Error {}

export interface Lines {
  /** Returns the next line with its line end, null at the end. Throws `LongLine` when it is longer than `most` bytes. */
  next(most?: number): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Returns the lines of what comes in pieces, one by one; a last line without its end is none. */
export function linesOf(pieces: AsyncIterator<Buffer>): Lines {
  let piece: Buffer = Buffer.alloc(0);
  let from = 0;

  return {
    async next(most = Infinity) {
      const begun: Buffer[] = [];
      let length = 0;
      for (;;) {
        const end = piece.indexOf(LINE_END, from);
        const found = piece.subarray(from, end === -1 ? undefined : end + 1);
        begun.push(found);
        length += found.length;
        if (length > most) throw new LongLine(`The line is longer than ${most} bytes`);
        if (end !== -1) {
          from = end + 1;
          return begun.length === 1 ? found : Buffer.concat(begun);
        }
        const read = await pieces.next();
        if (read.done) return null;
        piece = read.value;
        from = 0;
      }
    },
    async close() {
      await pieces.return?.();
    },
  };
}

const CUT_OFF = 'Z_BUF_ERROR';

/** Why a file cannot be restored. */
export class BadBackup extends CannotStart {
  constructor(file: string, why: string) {
    super(`${file} ${why} Nothing was changed.`);
  }
}

export function damaged(file: string, where: string): BadBackup {
  return new BadBackup(file, `is damaged (${where}). Take another backup.`);
}

/** Returns what reading the file failed with as an operator can use it. */
export function readingFailure(file: string, error: unknown): Error {
  if (!isNativeError(error)) return new Error(String(error));
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new CannotStart(`There is no file ${file}`);
  if (code === 'EISDIR') return new CannotStart(`${file} is a folder`);
  if (code === CUT_OFF) return new BadBackup(file, 'was cut off. Take another backup.');
  // Not packed at all, or without a first line.
  if (error.message === 'incorrect header check' || error instanceof LongLine) return notABackup(file);
  return code.startsWith('Z_') ? damaged(file, 'it cannot be unpacked') : error;
}

export function notABackup(file: string): BadBackup {
  return new BadBackup(file, 'is no backup of this application.');
}
