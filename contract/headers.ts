/**
 * What the web app sends as `X-Requested-With` with calls that change something by GET; links, previews and images cannot.
 */
export const REQUESTED_WITH = 'XMLHttpRequest';

/**
 * Repeats for the server which language the browser has stored, so that its texts can be on the way before they are asked
 * for.
 */
export const LOCALE_COOKIE = 'locale';
