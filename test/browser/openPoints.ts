import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { Locale } from '../../contract/lists';
import type { Mapping } from '../../contract/mapping';
import { api } from '../world/api';
import type { MappingWishes } from '../world/mappings';
import { makeWorld } from '../world/makeWorld';
import { unique } from '../world/names';
import { openApp } from './openApp';

const calls = '/api/trainingsessionhandicapdifferencetopointsmapping';

/** Makes an admin and a points mapping; `mappingNow` is it as the server knows it, `save` is somebody else saving it. */
export async function adminAndMapping(wishes: MappingWishes = {}) {
  const world = await makeWorld();
  const club = await world.club();
  const token = await world.signedIn(await world.member({ club, roles: ['ADMIN', 'APPROVED'] }));
  const mapping = await world.mapping({ ...wishes, name: wishes.name ?? unique('Ladder') });
  const client = api(token);
  const mappingNow = async () => {
    const { body } = await client.get<Mapping[]>(calls);
    return body.find(({ id }) => id === mapping.id);
  };
  const save = async (changed: Partial<Mapping>) => {
    const { status } = await client.put(calls, { ...(await mappingNow()), ...changed });
    if (status !== 200) throw new Error(`refused with ${status}`);
  };
  const remove = () => client.delete(`${calls}/${mapping.id}`);
  return { world, club, token, mapping, mappingNow, save, remove, path: pathOf(mapping.name) };
}

export const pathOf = (name: string) => `/private/settings/sessionpoints?q=${encodeURIComponent(name)}`;

/** Opens the points settings where only this mapping is found; returns the parts of its block. */
export async function openBlock({
  token,
  path,
  name,
  locale,
}: {
  token: string;
  path: string;
  name: string;
  locale?: Locale;
}) {
  const app = await openApp({ path, as: token, ...(locale ? { locale } : {}) });
  const block = within(await screen.findByLabelText(name, { selector: 'section' }));
  return { ...app, ...partsOf(block, locale) };
}

function partsOf(block: BoundFunctions<typeof queries>, locale: Locale = 'en') {
  const words = {
    en: ['Difference in handicap', 'Points generated', 'row'],
    de: ['Handicap-Differenz', 'Erzielte Punkte', 'Zeile'],
  };
  const [difference, points, row] = words[locale];
  const fields = (word: string | undefined) =>
    block.queryAllByLabelText<HTMLInputElement>(new RegExp(`^${word}: ${row} \\d+$`));
  return {
    block,
    differences: () => fields(difference),
    points: () => fields(points),
    /** What stands in the rows. */
    shown: () => fields(difference).map(({ value }, index) => [value, fields(points)[index]?.value]),
    difference: (place: number) => block.getByLabelText(`${difference}: ${row} ${place}`),
    pointsIn: (place: number) => block.getByLabelText(`${points}: ${row} ${place}`),
  };
}
