import { readdir, readFile } from 'node:fs/promises';

/** How the kernel counts: in hundredths of a second. */
const TICKS = 100;

/** Returns the seconds that a process and all it has started have computed, those that have ended included. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const known = new Map<number, { parent: number; ticks: number }>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null) : null;
    if (stat === null) continue;
    // The name before them stands in brackets and may itself hold brackets and spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    known.set(Number(name), { parent, ticks: fields.slice(11, 15).reduce((sum, one) => sum + one, 0) });
  }
  const tree = [pid];
  for (const one of tree) for (const [child, { parent }] of known) if (parent === one) tree.push(child);
  return tree.reduce((sum, one) => sum + (known.get(one)?.ticks ?? 0), 0) / TICKS;
}
