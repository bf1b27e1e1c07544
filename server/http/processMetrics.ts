import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { version } from '../../package.json';

const LOOK_EVERY_MS = 100;
const LAG_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Measures this process from now on: how late its timers are, and what it uses. Returns what stops it. */
export function watchProcess(registry: Registry): () => void {
  const registers = [registry];
  const lags = new Histogram({
    name: 'golfclub_event_loop_lag_seconds',
    help: `How late a timer was that looks every ${LOOK_EVERY_MS} ms`,
    buckets: LAG_SECONDS,
    registers,
  });
  let due = performance.now() + LOOK_EVERY_MS;
  const look = setInterval(() => {
    const now = performance.now();
    lags.observe(Math.max(0, now - due) / 1000);
    due = now + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS);
  look.unref();

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('process_start_time_seconds', 'When this process started, in Unix time', () => performance.timeOrigin / 1000);
  const memory = () => process.memoryUsage();
  gauge('process_resident_memory_bytes', 'Memory in use, without that of the embedded database', () => memory().rss);
  gauge('nodejs_heap_size_used_bytes', 'Heap in use', () => memory().heapUsed);
  gauge('nodejs_heap_size_total_bytes', 'Heap taken from the system', () => memory().heapTotal);
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Time on a processor',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: 'golfclub_build_info',
    help: 'The version that is running, always 1',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
  return () => clearInterval(look);
}
