import type { Page } from 'playwright-core';

/** Returns what stands in the page that the app itself never makes: elements, handlers, addresses, a title, a prototype. */
export function injectedInto(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const told = (what: string, element: Element) => found.push(`${what}: ${element.outerHTML.slice(0, 200)}`);
    const foreign =
      'iframe, frame, object, embed, base, applet, portal, marquee, math, [srcdoc], meta[http-equiv=refresh i]';
    for (const element of document.querySelectorAll(foreign)) told('foreign', element);
    for (const script of document.querySelectorAll<HTMLScriptElement>('script:not(#settings)')) {
      const { origin, pathname } = new URL(script.src || 'about:blank');
      if (origin !== location.origin || !pathname.startsWith('/assets/')) told('script', script);
    }
    for (const element of document.querySelectorAll('*')) {
      if (element instanceof HTMLUnknownElement) told('unknown', element);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) told(name, element);
        if (!/^(xlink:)?href$|^src$|^action$|^formaction$|^data$|^poster$|^background$/.test(name)) continue;
        const { protocol } = URL.canParse(value, location.href) ? new URL(value, location.href) : { protocol: '?' };
        if (!/^(https?|mailto|blob):$/.test(protocol) && !value.startsWith('data:image/')) told(name, element);
      }
    }
    for (const { sheet } of document.querySelectorAll('style')) {
      const rules = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
      if (/\/ran|ran\.invalid|javascript:/.test(rules.join(''))) found.push('a rule of a style');
    }
    if (/^ran\d/.test(document.title)) found.push(`the title ${document.title}`);
    if ('ran' in Object.prototype) found.push('the prototype of all objects');
    return found;
  });
}
