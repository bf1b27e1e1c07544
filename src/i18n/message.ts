import type { ParseKeys, TFunction } from 'i18next';

/** A text of the app as a state can hold it: its key and what stands in it, in no language yet. */
export interface Message {
  textKey: ParseKeys;
  values?: Readonly<Record<string, string | number | Message | readonly Message[]>>;
}

/** Returns the words of a message. */
export function textOf(t: TFunction, { textKey, values = {} }: Message): string {
  const texts = Object.entries(values).map(([name, value]) => [name, valueText(t, value)]);
  return t(textKey, Object.fromEntries(texts) as Record<string, string | number>);
}

function valueText(t: TFunction, value: NonNullable<Message['values']>[string]): string | number {
  if (typeof value !== 'object') return value;
  return 'textKey' in value ? textOf(t, value) : value.map((one) => textOf(t, one)).join('; ');
}
