const LOOK_AGAIN_MS = 10;
const LONGEST_MS = 120_000;

/**
 * Returns once `/ready` answers 200, and how many milliseconds after `since`. Throws for a refusal that does not say when
 * to try again, and when the process itself says that it does not live.
 */
export async function untilReady(url: string, since: number): Promise<number> {
  for (;;) {
    const health = await fetch(`${url}/health`);
    if (health.status !== 200) throw new Error(`/health answered ${health.status} while the database was away`);
    const ready = await fetch(`${url}/ready`);
    await ready.text();
    if (ready.status === 200) return performance.now() - since;
    if (ready.status !== 503 || !(Number(ready.headers.get('retry-after')) >= 1)) {
      throw new Error(`/ready answered ${ready.status}, Retry-After ${ready.headers.get('retry-after') ?? 'missing'}`);
    }
    if (performance.now() - since > LONGEST_MS) throw new Error('the server did not get ready again');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
