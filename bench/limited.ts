export interface Limited {
  what: string;
  value: number;
  limit: number;
  unit: string;
  /** Printed behind the verdict. */
  remark?: string;
}

/** Prints what was measured with its limits, and has the process fail when one is exceeded. */
export function printLimited(measured: readonly Limited[]): void {
  console.log(`${'measured'.padEnd(40)}${'value'.padStart(12)}${'limit'.padStart(12)}`);
  for (const one of measured) console.log(line(one));
  if (measured.some(({ value, limit }) => value > limit)) process.exitCode = 1;
}

function line({ what, value, limit, unit, remark }: Limited): string {
  const visible = `${value.toFixed(1)} ${unit}`.padStart(12);
  const result = value > limit ? 'over' : 'ok';
  return `${what.padEnd(40)}${visible}${`${limit} ${unit}`.padStart(12)}  ${result}${remark ? `, ${remark}` : ''}`;
}
