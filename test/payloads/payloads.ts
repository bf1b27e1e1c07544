import { addresses } from './kinds/addresses';
import { breakOuts } from './kinds/breakOuts';
import { elements } from './kinds/elements';
import { handlers } from './kinds/handlers';
import { templates } from './kinds/templates';

/** What each of them tries, in turn; `watchPage` notices all of it. Without quotes, so that it fits into any attribute. */
const tries: readonly ((number: number) => string)[] = [
  (number) => `ran(${number})`,
  (number) => `alert(${number})`,
  (number) => `fetch(\`/ran/${number}\`)`,
  (number) => `document.title=\`ran${number}\``,
  (number) => `top.ran(${number})`,
  (number) => `import(\`/ran/${number}\`)`,
  (number) => `self[\`ran\`].call(0,${number})`,
];

const kinds = [...elements, ...handlers, ...addresses, ...breakOuts, ...templates];

/** 300 texts that would run if anything took them for more than texts; each says by its number which it is. */
export const payloads: readonly string[] = kinds.map((text, number) => {
  const attempt = tries[number % tries.length]?.(number) ?? '';
  return text.replaceAll('RUN', () => attempt);
});

/** The place of the first one that is an address; all before it can be stored. */
export const firstAddress = elements.length + handlers.length;

/** Those that a database can hold: PostgreSQL has no text with NUL in it. */
export const storablePayloads: readonly string[] = payloads.filter((text) => !text.includes('\0'));
