/**
 * Returns what the log says of a request: neither the query, because people search for names in it, nor the parts of
 * an approval link, because they name somebody and their code is a secret.
 */
export function shownRequest(request: { method: string; url: string; ip: string }) {
  const path = request.url.split('?', 1)[0]?.replace(/(\/approve\/).+$/, '$1…');
  return { method: request.method, path, remoteAddress: request.ip };
}
