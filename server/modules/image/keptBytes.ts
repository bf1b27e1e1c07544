/** Returns the bytes of this name, making them only if they are not kept and nobody else is making them. */
export type KeptBytes = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Returns a memory of so many bytes at most, in which what was asked for longest ago is forgotten first. */
export function keepBytes(mostBytes: number): KeptBytes {
  // A map remembers the order in which things were put in.
  const kept = new Map<string, Buffer>();
  const inMaking = new Map<string, Promise<Buffer>>();
  let size = 0;

  function keep(name: string, bytes: Buffer): void {
    kept.set(name, bytes);
    size += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (size <= mostBytes) return;
      kept.delete(oldest);
      size -= length;
    }
  }

  return (name, make) => {
    const found = kept.get(name);
    if (found) {
      kept.delete(name);
      kept.set(name, found);
      return Promise.resolve(found);
    }
    const awaited = inMaking.get(name);
    if (awaited) return awaited;
    const making = make()
      .then((bytes) => {
        keep(name, bytes);
        return bytes;
      })
      .finally(() => inMaking.delete(name));
    inMaking.set(name, making);
    return making;
  };
}
