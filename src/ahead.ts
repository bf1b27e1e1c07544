// Runs before the app: once the files of the page itself are about there, it fetches those that its address will need.
// On a slow network files that are asked for together arrive together, and the app would begin with the last of them.

const NEARLY = 1;
const own = new Set(Array.from(document.querySelectorAll<HTMLScriptElement>('script[defer]'), ({ src }) => src));

const observer = new PerformanceObserver((arrived) => {
  for (const { name } of arrived.getEntries()) own.delete(name);
  if (own.size > NEARLY) return;
  observer.disconnect();
  document.head.append(...filesAhead().map(preloadOf));
});
observer.observe({ type: 'resource', buffered: true });

/** What the server names in the page. */
function filesAhead(): string[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name=files-ahead]')?.content ?? '';
  return named.split(' ').filter((file) => file !== '');
}

function preloadOf(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: file });
  return link;
}

export {};
