/** Does the work once the page is loaded and has nothing more urgent to do. Returns how to call that off. */
export function whenQuiet(work: () => void): () => void {
  const leaving = new AbortController();
  let calledOff = () => leaving.abort();
  const begin = () => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) {
      const waiting = window.requestIdleCallback(work);
      calledOff = () => window.cancelIdleCallback(waiting);
    } else {
      const waiting = setTimeout(work);
      calledOff = () => clearTimeout(waiting);
    }
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true, signal: leaving.signal });
  return () => calledOff();
}
