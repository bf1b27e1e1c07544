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
