import type { TableSum } from './format';

/** Returns a line for each table, with its rows and its checksum, and one with the total. */
export function tableList(sums: ReadonlyMap<string, TableSum>): string {
  const widest = Math.max(...[...sums.keys()].map((name) => name.length));
  const lines = [...sums].map(([name, { rows, checksum }]) => {
    return `  ${name.padEnd(widest)}  ${String(rows).padStart(9)} rows  ${checksum.slice(0, 16)}`;
  });
  const total = [...sums.values()].reduce((all, { rows }) => all + rows, 0);
  return [...lines, `  ${sums.size} tables, ${total} rows`].join('\n');
}
