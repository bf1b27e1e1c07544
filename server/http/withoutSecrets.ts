const HIDDEN = '[hidden]';
const names = String.raw`[\w-]*(?:password|token|secret|cookie)|(?:proxy-)?authorization|approvalCode`;

/** What each secret looks like inside a line of JSON, and what is left of it. */
const secrets: readonly [RegExp, string][] = [
  [new RegExp(`("(?:${names})"\\s*:\\s*)(?:"(?:\\\\.|[^"\\\\])*"|\\[[^\\]]*\\])`, 'gi'), `$1"${HIDDEN}"`],
  // The same where JSON stands in a text, and its quotes are escaped.
  [
    new RegExp(`(\\\\"(?:${names})\\\\"\\s*:\\s*\\\\")(?:[^"\\\\]|\\\\{3}"|\\\\{4}|\\\\{2}[^"\\\\])*`, 'gi'),
    `$1${HIDDEN}`,
  ],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${HIDDEN}`],
  // A token of ours (JWT), wherever it stands.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  // The secret of a display link: 256 bits in base64url.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/g, HIDDEN],
  // An approval link, but not the route's own name.
  [/(\/approve\/)(?!:)[^\s"\\?]+/g, '$1…'],
  // The password in an address such as DATABASE_URL.
  [/(\b[a-z]+:\/\/[^\s:/@"\\]*:)[^\s@"\\]+@/g, `$1${HIDDEN}@`],
];

/** Returns a line of the log without anything in it that lets somebody in: the net below all care taken elsewhere. */
export function withoutSecrets(line: string): string {
  return secrets.reduce((text, [pattern, left]) => text.replace(pattern, left), line);
}
