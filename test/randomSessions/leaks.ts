import type { RandomClub } from './makeClub';

/** Returns where texts of people, or secrets, stand in the text, be it in other capitals or percent-encoded. */
export function leaks(text: string, { people, secrets }: RandomClub): string[] {
  const searched = text.toLowerCase();
  const canaries = [...people.flatMap(({ id: _id, ...texts }) => Object.values(texts)), ...secrets];
  return [...new Set(canaries)].flatMap((canary) => {
    if (canary === '') return [];
    const at = Math.max(...spellingsOf(canary).map((spelling) => searched.indexOf(spelling.toLowerCase())));
    return at === -1 ? [] : [`${canary}: …${text.slice(Math.max(0, at - 60), at + 40)}…`];
  });
}

const spellingsOf = (canary: string) => [
  canary,
  encodeURIComponent(canary),
  new URLSearchParams({ '': canary }).toString().slice(1),
];
