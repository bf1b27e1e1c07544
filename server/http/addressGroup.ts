import { isIPv6 } from 'node:net';

/**
 * Returns under which name the limits count this network address: an IPv4 address as it is, also when it is written as
 * an IPv6 one, and of an IPv6 address its /64, because a single line has at least so many.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const hextets = hextetsOf(plain);
  const mapped = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/.exec(hextets.join(':'));
  if (mapped === null) return `${hextets.slice(0, 4).join(':')}::/64`;
  const bytes = mapped.slice(1).flatMap((hextet) => [parseInt(hextet, 16) >> 8, parseInt(hextet, 16) & 255]);
  return bytes.join('.');
}

/** Returns the eight parts without leading zeros. */
function hextetsOf(address: string): string[] {
  // The parser of web addresses writes every form of one address the same.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((side) => (side === '' ? [] : side.split(':')));
  const known = [...(left ?? []), ...(right ?? [])];
  return [...(left ?? []), ...Array.from({ length: 8 - known.length }, () => '0'), ...(right ?? [])];
}
