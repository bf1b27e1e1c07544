export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  /** Stands behind the family's name: `_sum` and its like. */
  suffix?: string;
  labels?: Labels;
  value: number;
}

/** One metric with all its labels. */
export interface Family {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: readonly Sample[];
}

/** The media type of the Prometheus text exposition format. */
export const EXPOSITION = 'text/plain; version=0.0.4; charset=utf-8';

/** Returns the metrics in the Prometheus text exposition format 0.0.4. */
export function exposition(families: readonly Family[]): string {
  return families.map(written).join('');
}

function written({ name, type, help, samples }: Family): string {
  const lines = samples.map(({ suffix = '', labels = {}, value }) => {
    return `${name}${suffix}${writtenLabels(labels)} ${writtenNumber(value)}\n`;
  });
  return `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function writtenLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => {
    return `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
  });
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function writtenNumber(value: number): string {
  if (Number.isFinite(value)) return String(value);
  if (Number.isNaN(value)) return 'NaN';
  return value > 0 ? '+Inf' : '-Inf';
}
