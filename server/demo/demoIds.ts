const kinds = [
  'club',
  'member',
  'category',
  'mapping',
  'template',
  'training',
  'playerSession',
  'recording',
  'price',
] as const;
export type DemoKind = (typeof kinds)[number];

/** Returns the id of the n-th thing of its kind: a UUIDv7 that is the same each time, so that links into the demo stay good. */
export function demoId(kind: DemoKind, n: number): string {
  const group = (kinds.indexOf(kind) + 1).toString(16).padStart(3, '0');
  return `0195d000-0000-7${group}-8000-${n.toString(16).padStart(12, '0')}`;
}

/** Returns a function that counts through the ids of one kind, from the first. */
export function countIds(kind: DemoKind): () => string {
  let n = 0;
  return () => demoId(kind, (n += 1));
}
