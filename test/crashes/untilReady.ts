const LOOK_AGAIN_MS = 10;
const LONGEST_MS = 120_000;

export interface Waited {
  /** Since the moment that was asked for. */
  milliseconds: number;
  refusals: number;
}

/**
 * Returns once `/ready` answers 200, how long after `since`, and how often it was refused before. Throws for a refusal
 * that does not say when to try again, and when the process itself says that it does not live.
 */
export async function untilReady(url: string, since: number): Promise<Waited> {
  let refusals = 0;
  for (;;) {
    const health = await fetch(`${url}/health`);
    if (health.status !== 200) throw new Error(`/health answered ${health.status} while the database was away`);
    const ready = await fetch(`${url}/ready`);
    await ready.text();
    if (ready.status === 200) return { milliseconds: performance.now() - since, refusals };
    if (ready.status !== 503 || !(Number(ready.headers.get('retry-after')) >= 1)) {
      throw new Error(`/ready answered ${ready.status}, Retry-After ${ready.headers.get('retry-after') ?? 'missing'}`);
    }
    if (performance.now() - since > LONGEST_MS) throw new Error('the server did not get ready again');
    refusals += 1;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
