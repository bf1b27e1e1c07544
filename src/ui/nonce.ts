declare global {
  interface Window {
    /** Where notistack's style library looks for the nonce, at the moment it is loaded. */
    __nonce__?: string;
  }
}

/** Returns the nonce under which this page may add styles, as the server wrote it into the page. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

window.__nonce__ = pageNonce();
