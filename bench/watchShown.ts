declare global {
  interface Window {
    /** Milliseconds from the navigation to the painting of what was waited for. */
    shownAfter?: number;
  }
}

interface Wishes {
  /** The selector of what is waited for. */
  shown: string;
  /** What the tab keeps of a sign-in. */
  session: Record<string, string>;
}

/** Runs in the page before anything else: puts the session there and notes when the element is painted. */
export function watchShown({ shown, session }: Wishes): void {
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(shown)) return;
    observer.disconnect();
    // The next frame shows it; what is posted then comes after the painting.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.shownAfter = performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
}
