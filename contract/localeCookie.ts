/** Repeats for the server which language the browser has stored, so that its texts can be on the way before they are asked for. */
export const LOCALE_COOKIE = 'locale';
