import path from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '@server/cannotStart';
import type { TableSum } from './format';

export interface CommandLine {
  given: string;
  isFlagged: boolean;
}

/** Returns the one thing that was given and whether the flag was. Throws `CannotStart` showing the usage. */
export function readCommandLine(args: readonly string[], flag: string, usage: string): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { [flag]: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [given, ...more] = positionals;
    if (given !== undefined && given !== '' && more.length === 0) return { given, isFlagged: values[flag] === true };
  } catch {
    // Then it is shown how it is used.
  }
  throw new CannotStart(`Usage: ${usage}`);
}

/** Returns the file as whoever typed the command means it; npm itself goes to the folder of the project. */
export function typedFile(given: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '', given);
}

/** Returns a line for each table, with its rows and its checksum, and one with the total. */
export function tableList(sums: ReadonlyMap<string, TableSum>): string {
  const widest = Math.max(...[...sums.keys()].map((name) => name.length));
  const lines = [...sums].map(([name, { rows, checksum }]) => {
    return `  ${name.padEnd(widest)}  ${String(rows).padStart(9)} rows  ${checksum.slice(0, 16)}`;
  });
  const total = [...sums.values()].reduce((all, { rows }) => all + rows, 0);
  return [...lines, `  ${sums.size} tables, ${total} rows`].join('\n');
}
