interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
}

const ownScripts = /^\/(sw\.js$|assets\/)/;

/**
 * The policy for whatever text the app or a library of it gives to the browser as HTML or as the address of a script, where
 * the browser asks for one: there is no HTML in it, and scripts are those of the build. Imported before all others.
 */
const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', { createHTML: withoutElements, createScriptURL: ownScriptUrl });

/** Returns the text as HTML that shows it. */
export function withoutElements(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Returns the address. Throws a TypeError for all but the service worker and the files of the build. */
export function ownScriptUrl(address: string): string {
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin !== window.location.origin || !ownScripts.test(pathname))
    throw new TypeError(`No script of ours: ${address}`);
  return address;
}
