import { cpus, freemem, loadavg, totalmem } from 'node:os';

export interface Limited {
  what: string;
  value: number;
  /** Infinity where there is none. */
  limit: number;
  unit: string;
  /** The value must not be below the limit; otherwise it must not exceed it. */
  isLeast?: true;
  /** Printed behind whether the limit holds. */
  remark?: string;
}

/** Everything that was printed with its limit so far. */
const printed: Limited[] = [];

/** Tables that were printed so far, in Markdown. */
const tables: string[] = [];

/** Prints a table of texts, the first cell of each row its name, and keeps it for the file. */
export function printTable(title: string, heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heading.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2)))
      .join('');
  console.log(`\n${title}\n${[heading, ...rows].map(line).join('\n')}\n`);
  const markdown = [heading, ['---', ...heading.slice(1).map(() => '---:')], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  tables.push(`## ${title}\n\n${markdown.join('\n')}\n`);
}

/** Prints what was measured with its limits, and has the process fail when one is exceeded. */
export function printLimited(measured: readonly Limited[]): void {
  console.log(`${'measured'.padEnd(40)}${'value'.padStart(12)}${'limit'.padStart(12)}`);
  for (const one of measured) console.log(line(one));
  printed.push(...measured);
  if (measured.some(isMissed)) process.exitCode = 1;
}

/**
 * Returns everything that was measured with its limits as a table in Markdown, below the machine it was measured on,
 * and all other tables.
 */
export function limitedAsMarkdown(commit: string, now = new Date()): string {
  const measured = printed.filter(({ limit }) => Number.isFinite(limit));
  const missed = measured.filter(isMissed).length;
  const gibibytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GiB`;
  const [processor] = cpus();
  const head = [
    `Commit ${commit}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}, ${gibibytes(totalmem())} of memory, ${gibibytes(freemem())} free,`,
    `load ${loadavg()[0]?.toFixed(1) ?? ''}, ${process.platform}, Node ${process.versions.node}; a fixed piece of JavaScript takes ${fixedPieceMs().toFixed(0)} ms.`,
    `${measured.length} limits, ${missed} missed.`,
  ];
  const rows = measured.map((one) => {
    const { what, value, limit, unit, isLeast, remark = '' } = one;
    const cells = [
      what,
      shown(value, unit),
      `${isLeast ? '≥' : '≤'} ${shown(limit, unit)}`,
      limit === 0 ? '–' : (value / limit).toFixed(2),
      isMissed(one) ? 'missed' : 'ok',
    ];
    return `| ${[...cells, remark].join(' | ')} |`;
  });
  const title = '| measured | value | limit | value / limit | | |\n| --- | ---: | ---: | ---: | --- | --- |';
  return [`${head.join('\n')}\n\n${title}\n${rows.join('\n')}\n`, ...tables].join('\n');
}

const isMissed = ({ value, limit, isLeast }: Limited): boolean => (isLeast ? value < limit : value > limit);

const shown = (value: number, unit: string): string => `${Number(value.toFixed(2))} ${unit}`.trim();

function line(one: Limited): string {
  const { what, value, limit, unit, isLeast, remark } = one;
  const visible = `${value.toFixed(isLeast ? 2 : 1)} ${unit}`.trim().padStart(12);
  const result = isMissed(one) ? (isLeast ? 'under' : 'over') : 'ok';
  return `${what.padEnd(40)}${visible}${`${limit} ${unit}`.trim().padStart(12)}  ${result}${remark ? `, ${remark}` : ''}`;
}

/**
 * Returns how long this machine, or the page that it is run in, takes for the same work as every other: the quickest of
 * five, so that figures can be compared.
 */
export function fixedPieceMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    let sum = 0;
    for (let step = 0; step < 20_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003;
    return performance.now() - begun + (sum < 0 ? 1 : 0);
  });
  return Math.min(...times);
}
