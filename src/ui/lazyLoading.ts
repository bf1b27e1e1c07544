const AGAIN_AFTER_MS = 10_000;

/** Resolves with what is loaded, however often loading it has to be tried, with so many milliseconds in between. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>, againAfter = AGAIN_AFTER_MS): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againAfter));
    }
  }
}
