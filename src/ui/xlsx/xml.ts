/** What follows one after the other in an XML text; names are without their namespace. */
type XmlPart =
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/**
 * Reads the parts of an XML text one after the other; an empty element is opened and closed. Declarations are passed over, and
 * reading ends where a part never ends. Every step moves forward, so that the time grows with the length of the text alone.
 */
export function* xmlParts(xml: string): Generator<XmlPart> {
  let at = 0;
  while (at < xml.length) {
    if (xml[at] !== '<') {
      const end = positionOf('<', xml, at);
      yield { kind: 'text', text: decoded(xml.slice(at, end)) };
      at = end;
    } else if (xml.startsWith('<![CDATA[', at)) {
      const end = positionOf(']]>', xml, at);
      yield { kind: 'text', text: xml.slice(at + 9, end) };
      at = end + 3;
    } else if (xml.startsWith('<!--', at)) at = positionOf('-->', xml, at + 4) + 3;
    else if (xml.startsWith('<?', at)) at = positionOf('?>', xml, at) + 2;
    else if (xml.startsWith('<!', at)) at = positionOf('>', xml, at) + 1;
    else {
      const end = endOfTag(xml, at);
      if (end < xml.length) yield* partsOfTag(xml.slice(at + 1, end));
      at = end + 1;
    }
  }
}

/** Returns where the sign is found from there on, or the length of the text. */
function positionOf(sign: string, text: string, from: number): number {
  const found = text.indexOf(sign, from);
  return found === -1 ? text.length : found;
}

/** Returns the position of the `>` that ends the tag, which is in none of its values, or the length of the text. */
function endOfTag(xml: string, start: number): number {
  const sign = /["'>]/g;
  sign.lastIndex = start;
  for (;;) {
    const { 0: found, index } = sign.exec(xml) ?? { 0: '>', index: xml.length };
    if (found === '>') return index;
    sign.lastIndex = positionOf(found, xml, index + 1) + 1;
  }
}

/** `tag`: what is between `<` and `>`. */
function* partsOfTag(tag: string): Generator<XmlPart> {
  const [start = '', name = ''] = /^\/?(?:[^\s:/]+:)?([^\s/]+)/.exec(tag) ?? [];
  if (tag.startsWith('/')) {
    yield { kind: 'close', name };
    return;
  }
  yield { kind: 'open', name, attributes: tag.slice(start.length) };
  if (tag.endsWith('/')) yield { kind: 'close', name };
}

/** Returns the value of an attribute, with its namespace where it has one (`r:id`), or undefined. */
export function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const found = value?.[1] ?? value?.[2];
  return found === undefined ? undefined : decoded(found);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
