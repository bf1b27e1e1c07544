import type { Chance } from '../fuzz/chance';
import { drawValue } from '../fuzz/drawValue';
import type { SentRequest } from '../fuzz/send';
import type { SmallWorld } from '../fuzz/smallWorld';
import { pngFile } from '../world/pngFile';
import { withText, type TextPlace } from './textPlaces';

/** Returns a call by the admin of this world, valid but perhaps for the text that stands at the place. */
export function requestWith(place: TextPlace, text: string, world: SmallWorld, chance: Chance): SentRequest {
  const { call, part, steps } = place;
  const draw = { chance, known: world.known };
  const parameter = (name: string) => {
    if (part !== 'body' && steps[0] === name) return encodeURIComponent(text);
    const schema = call.parameters.find((known) => known.name === name)?.schema ?? {};
    return encodeURIComponent(String(drawValue(schema, { path: call.path, parent: '', name }, draw)));
  };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => parameter(name));
  const asked = call.parameters.filter(
    ({ name, in: where, required }) => where === 'query' && (required || steps[0] === name),
  );
  const query = asked.map(({ name }) => `${name}=${parameter(name)}`).join('&');
  const { admin } = world.authorization;
  const isJson = call.body?.media === 'application/json';
  const valid = isJson && drawValue(call.body?.schema ?? {}, { path: call.path, parent: '', name: '' }, draw);
  const json = JSON.stringify(part === 'body' ? withText(valid, steps, text) : valid);
  return {
    method: call.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(admin === undefined ? {} : { authorization: admin }),
      ...(call.body ? { 'content-type': call.body.media } : {}),
    },
    ...(call.body ? { body: isJson ? json : pngFile(8, 6, [30, 120, 60]) } : {}),
  };
}
