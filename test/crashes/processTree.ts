import { readdir, readFile } from 'node:fs/promises';

/** Kills a process and all that it has started with SIGKILL; resolves when none of them is left. */
export async function killTree(pid: number): Promise<void> {
  // Stopped first, so that it starts nothing more while its children are looked for.
  send(pid, 'SIGSTOP');
  const tree = [pid, ...(await descendantsOf(pid))];
  for (const each of tree) send(each, 'SIGKILL');
  while ((await Promise.all(tree.map(lives))).includes(true)) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await statOf(Number(name)) : null;
    if (stat !== null) parents.set(Number(name), stat.parent);
  }
  const found = [pid];
  for (const known of found) for (const [child, parent] of parents) if (parent === known) found.push(child);
  return found.slice(1);
}

/** A zombie, which nobody has buried yet, does not live. */
async function lives(pid: number): Promise<boolean> {
  const stat = await statOf(pid);
  return stat !== null && stat.state !== 'Z';
}

async function statOf(pid: number): Promise<{ state: string; parent: number } | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name before them stands in brackets and may itself hold brackets and spaces.
  const [state = '', parent = ''] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state, parent: Number(parent) };
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already, which is what was wanted.
  }
}
