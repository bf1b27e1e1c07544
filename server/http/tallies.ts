import type { Labels, Sample } from './exposition';

export interface Counter {
  add(labels: Labels, by?: number): void;
  samples(): Sample[];
}

export interface Histogram {
  observe(labels: Labels, value: number): void;
  samples(): Sample[];
}

/** Returns a sum for each combination of labels, which must come from short lists. */
export function counter(): Counter {
  const sums = new Map<string, { labels: Labels; value: number }>();
  return {
    add(labels, by = 1) {
      const sum = kept(sums, labels, () => ({ labels, value: 0 }));
      sum.value += by;
    },
    samples: () => [...sums.values()].map(({ labels, value }) => ({ labels, value })),
  };
}

/** Returns how many values were not above each of these bounds, which ascend, for each combination of labels. */
export function histogram(bounds: readonly number[]): Histogram {
  const observed = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
  return {
    observe(labels, value) {
      const one = kept(observed, labels, () => ({ labels, counts: bounds.map(() => 0), sum: 0, count: 0 }));
      one.sum += value;
      one.count += 1;
      const bucket = bounds.findIndex((bound) => value <= bound);
      if (bucket >= 0) one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
    },
    samples: () =>
      [...observed.values()].flatMap(({ labels, counts, sum, count }) => {
        let below = 0;
        const buckets = bounds.map((bound, index) => {
          below += counts[index] ?? 0;
          return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below };
        });
        return [
          ...buckets,
          { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
          { suffix: '_sum', labels, value: sum },
          { suffix: '_count', labels, value: count },
        ];
      }),
  };
}

function kept<One>(all: Map<string, One>, labels: Labels, make: () => One): One {
  const key = Object.values(labels).join('\0');
  const found = all.get(key);
  if (found !== undefined) return found;
  const made = make();
  all.set(key, made);
  return made;
}
