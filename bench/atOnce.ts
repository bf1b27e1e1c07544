import { quantile } from './quantile';

export interface Pace {
  /** How many steps of each are not counted, and how many are. */
  warmUp: number;
  counted: number;
}

export interface Throughput {
  perSecond: number;
  /** Milliseconds of one step. */
  median: number;
  p99: number;
}

/** Has all take their steps one after the other, each its own, all at the same time. Returns how quickly it went. */
export async function atOnce<One>(
  { warmUp, counted }: Pace,
  all: readonly One[],
  stepsOf: (one: One, position: number) => (step: number) => Promise<void>,
): Promise<Throughput> {
  const steps = all.map(stepsOf);
  const times: number[] = [];
  await Promise.all(steps.map((step) => walk(step, 0, warmUp, [])));
  const begun = performance.now();
  await Promise.all(steps.map((step) => walk(step, warmUp, warmUp + counted, times)));
  const seconds = (performance.now() - begun) / 1000;
  return {
    perSecond: times.length / seconds,
    median: quantile(times, 0.5) ?? 0,
    p99: quantile(times, 0.99) ?? 0,
  };
}

async function walk(step: (number: number) => Promise<void>, from: number, to: number, times: number[]): Promise<void> {
  for (let number = from; number < to; number += 1) {
    const begun = performance.now();
    await step(number);
    times.push(performance.now() - begun);
  }
}
