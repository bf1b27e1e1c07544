import type { StateExport } from './lists';

/** What the server writes into the page, from its environment, when the app is opened. */
export interface BrowserSettings {
  /** Base addresses of the services; an empty text is the same origin. */
  authentication: string;
  golfclub: string;
  challenges: string;
  base: string;
  images: string;
  /** Where the mail links of the login page write to. */
  contactEmail: string;
  /** Who may export the Redux state as it is. */
  stateExport: StateExport;
  /**
   * Where reports of problems go: a server that takes them, or an issue tracker with `{title}` and `{body}`; empty:
   * nowhere. Whoever opens the page can read it.
   */
  reportUrl: string;
  /** The address of the app (`PUBLIC_URL`), without a slash at the end; empty: the origin of the page. */
  publicUrl: string;
  /** Whether the server sends mails by itself. */
  sendsMail: boolean;
  /** Addresses of the privacy notice and the imprint; empty: there are none. */
  privacyUrl: string;
  imprintUrl: string;
}

/** Returns whether images are stored by the server of this app, and not by a host elsewhere, which is somebody else's. */
export const ownsImages = ({ images, base }: Pick<BrowserSettings, 'images' | 'base'>): boolean =>
  images === '' || images === base;
