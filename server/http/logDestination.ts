import { writeSync } from 'node:fs';

const PATIENCE_MS = 50;
const TRY_AGAIN_MS = 5;
const STANDARD_ERROR = 2;

export interface LogDestination {
  write(line: string): void;
  /** How many lines could not be written. */
  dropped(): number;
}

/**
 * Returns where the log goes, standard error if no other file is given. What cannot be written there, because the disk is full
 * or nobody reads any more, is dropped: the server goes on without its log, and writes it again as soon as it can.
 */
export function logDestination(file = STANDARD_ERROR): LogDestination {
  let dropped = 0;
  let isBroken = false;
  /** Whether a part of a line was written, and the next one must not stand behind it. */
  let isCut = false;

  function write(line: string): void {
    const bytes = Buffer.from(isCut ? `\n${line}` : line);
    let written = 0;
    try {
      while (written < bytes.length) written += writePatiently(file, bytes.subarray(written), !isBroken);
      isBroken = false;
      isCut = false;
    } catch {
      dropped += 1;
      isBroken = true;
      if (written > 0) isCut = true;
    }
  }

  return { write, dropped: () => dropped };
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/** Returns how many bytes were written. A pipe that is full, because it is read too slowly, is given a moment. */
function writePatiently(file: number, bytes: Buffer, mayWait: boolean): number {
  for (let waited = 0; ; waited += TRY_AGAIN_MS) {
    try {
      return writeSync(file, bytes);
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isBusy || !mayWait || waited >= PATIENCE_MS) throw error;
      Atomics.wait(pause, 0, 0, TRY_AGAIN_MS);
    }
  }
}
