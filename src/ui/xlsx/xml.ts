/** What follows one after the other in an XML text; names are without their namespace. */
type XmlPart =
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const part =
  /<!--[^]*?-->|<\?[^]*?\?>|<![A-Z][^>]*>|<!\[CDATA\[([^]*?)\]\]>|<\/(?:[^\s:>]+:)?([^\s>]+)\s*>|<(?:[^\s:/>]+:)?([^\s/>]+)((?:[^"'>]|"[^"]*"|'[^']*')*)>|([^<]+)/g;

/** Reads the parts of an XML text one after the other; an empty element is opened and closed. Declarations are passed over. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  for (const [, data, closed, opened, attributes = '', text] of xml.matchAll(part)) {
    if (text !== undefined) yield { kind: 'text', text: decoded(text) };
    else if (data !== undefined) yield { kind: 'text', text: data };
    else if (closed !== undefined) yield { kind: 'close', name: closed };
    else if (opened !== undefined) {
      yield { kind: 'open', name: opened, attributes };
      if (attributes.endsWith('/')) yield { kind: 'close', name: opened };
    }
  }
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
