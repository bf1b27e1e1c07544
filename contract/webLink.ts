const webLink = /^https?:\/\/[^\s\\]+$/i;

/** Returns whether the text is an address of the web, without a username or password in it. */
export function isWebLink(text: string): boolean {
  if (!webLink.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
