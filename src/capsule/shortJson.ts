/** What is nested deeper is not shown. */
const DEEPEST = 50;

interface Options {
  /** How many characters at most. */
  most: number;
  /** On several lines, for reading. */
  indented?: boolean;
}

/**
 * Returns a value as JSON that ends with `…` where it would grow too long; of a huge value no more is looked at than what
 * is shown.
 */
export function shortJson(value: unknown, { most, indented = false }: Options): string {
  const parts: string[] = [];
  let size = 0;
  const add = (part: string) => {
    parts.push(part);
    size += part.length;
  };
  const line = (depth: number) => (indented ? `\n${'  '.repeat(depth)}` : '');

  const list = (entries: Iterable<[string, unknown]>, [open, close]: readonly [string, string], depth: number) => {
    add(open);
    let isFirst = true;
    for (const [label, item] of entries) {
      if (size > most) return;
      add(`${isFirst ? '' : ','}${line(depth + 1)}${label}`);
      isFirst = false;
      write(item, depth + 1);
    }
    add(`${isFirst ? '' : line(depth)}${close}`);
  };

  const write = (item: unknown, depth: number): void => {
    if (size > most) return;
    if (depth > DEEPEST) add('…');
    else if (Array.isArray(item)) list(inOrder(item), ['[', ']'], depth);
    else if (typeof item === 'object' && item !== null) list(named(item, indented), ['{', '}'], depth);
    else if (typeof item === 'string') add(JSON.stringify(item.slice(0, most)));
    else add(String(item));
  };

  write(value, 0);
  const whole = parts.join('');
  return size > most || whole.length > most ? `${whole.slice(0, most)} …` : whole;
}

function* inOrder(list: readonly unknown[]): Generator<[string, unknown]> {
  for (const item of list) yield ['', item];
}

function* named(object: object, indented: boolean): Generator<[string, unknown]> {
  for (const [key, item] of Object.entries(object)) yield [`${JSON.stringify(key)}:${indented ? ' ' : ''}`, item];
}
