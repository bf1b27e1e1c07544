import type { DescribedCall, Schema } from '../fuzz/describedCalls';

type Step = string | number;

/** Where a call can carry a text: in its body, in its path or in its query. */
export interface TextPlace {
  call: DescribedCall;
  part: 'body' | 'path' | 'query';
  /** What leads to it; a number stands for every entry of a list. */
  steps: readonly Step[];
}

/** Returns every place of a text that is free to be anything: no id, no date, none of a list. */
export function textPlaces(calls: readonly DescribedCall[]): TextPlace[] {
  return calls.flatMap((call): TextPlace[] => {
    const inBody = call.body?.media === 'application/json' ? textsIn(call.body.schema) : [];
    return [
      ...inBody.map((steps) => ({ call, part: 'body' as const, steps })),
      ...call.parameters.flatMap(({ name, in: part, schema }): TextPlace[] =>
        part === 'header' || textsIn(schema).length === 0 ? [] : [{ call, part, steps: [name] }],
      ),
    ];
  });
}

function textsIn(schema: Schema): Step[][] {
  const { anyOf, enum: listed, properties = {}, items, type, format = '', pattern } = schema;
  if (anyOf) return anyOf.flatMap(textsIn);
  if (listed || 'const' in schema) return [];
  const inside = (step: Step, part: Schema) => textsIn(part).map((steps) => [step, ...steps]);
  if (type === 'object') return Object.entries(properties).flatMap(([name, part]) => inside(name, part));
  if (type === 'array') return inside(0, items ?? {});
  const isFree = type === 'string' && pattern === undefined && !/^(uuid|(past-)?date|calendar-date)/.test(format);
  return isFree ? [[]] : [];
}

/** Returns the name of the place without entries of lists and without languages. */
export const nameOf = ({ steps }: TextPlace): string =>
  steps.filter((step) => step !== 0 && step !== 'en' && step !== 'de').join('.');

/** Returns the value with the text at the place, where there may be nothing yet. */
export function withText(value: unknown, [step, ...rest]: readonly Step[], text: string): unknown {
  if (step === undefined) return text;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return [withText(list[0], rest, text), ...list.slice(1)];
  }
  const held = typeof value === 'object' && value !== null ? value : {};
  return { ...held, [step]: withText(Object.entries(held).find(([name]) => name === step)?.[1], rest, text) };
}

/** Returns what stands at the place, undefined where there is nothing. */
export function textAt(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return step === undefined ? value : undefined;
  return textAt(Object.entries(value).find(([name]) => name === String(step))?.[1], rest);
}
