// Runs before the app and preloads the files that the server names for the address, once all but one of the page's own have
// arrived: files requested together on a slow network arrive together, and the app would start with the last of them.

const MAX_MISSING = 1;
const missing = new Set(Array.from(document.querySelectorAll<HTMLScriptElement>('script[defer]'), ({ src }) => src));

const observer = new PerformanceObserver((loaded) => {
  for (const { name } of loaded.getEntries()) missing.delete(name);
  if (missing.size > MAX_MISSING) return;
  observer.disconnect();
  document.head.append(...namedFiles().map(preloadLink));
});
observer.observe({ type: 'resource', buffered: true });

function namedFiles(): string[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name=preload-files]')?.content ?? '';
  return content.split(' ').filter((file) => file !== '');
}

function preloadLink(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: file });
  return link;
}

export {};
