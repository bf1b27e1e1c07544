import { version } from '../../package.json';
import type { Family } from './exposition';
import { histogram } from './tallies';

const LOOK_EVERY_MS = 100;
const LAG_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export interface WatchedProcess {
  families(): Family[];
  stop(): void;
}

/** Watches this process from now on, until it is stopped: how late its timers are, and what it uses. */
export function watchProcess(): WatchedProcess {
  const lags = histogram(LAG_SECONDS);
  let due = performance.now() + LOOK_EVERY_MS;
  const look = setInterval(() => {
    const now = performance.now();
    lags.observe({}, Math.max(0, now - due) / 1000);
    due = now + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS);
  look.unref();

  return {
    stop: () => clearInterval(look),
    families() {
      const { rss, heapUsed, heapTotal } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        {
          name: 'golfclub_event_loop_lag_seconds',
          type: 'histogram',
          help: `How late a timer was that looks every ${LOOK_EVERY_MS} ms`,
          samples: lags.samples(),
        },
        gauge('process_start_time_seconds', 'When this process started, in Unix time', performance.timeOrigin / 1000),
        gauge('process_resident_memory_bytes', 'Memory in use, without that of the embedded database', rss),
        gauge('nodejs_heap_size_used_bytes', 'Heap in use', heapUsed),
        gauge('nodejs_heap_size_total_bytes', 'Heap taken from the system', heapTotal),
        {
          name: 'process_cpu_seconds_total',
          type: 'counter',
          help: 'Time on a processor',
          samples: [{ value: (user + system) / 1e6 }],
        },
        {
          name: 'golfclub_build_info',
          type: 'gauge',
          help: 'The version that is running, always 1',
          samples: [{ labels: { version, node: process.version }, value: 1 }],
        },
      ];
    },
  };
}

function gauge(name: string, help: string, value: number): Family {
  return { name, type: 'gauge', help, samples: [{ value }] };
}
