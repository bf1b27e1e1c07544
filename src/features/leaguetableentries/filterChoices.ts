import type { TFunction } from 'i18next';
import { collator } from '@/i18n/collator';
import { localizedText } from '@/i18n/localized';
import { personName } from '@/i18n/personName';
import type { LeagueEntries } from '@contract/league';

/** What is filtered by picking one of the things that occur in the season. */
export const filterLabels = [
  { filter: 'player', label: 'leagueEntries.player', all: 'leagueEntries.allPlayers' },
  { filter: 'template', label: 'leagueEntries.template', all: 'leagueEntries.allTemplates' },
  { filter: 'category', label: 'leagueEntries.category', all: 'leagueEntries.allCategories' },
] as const;
export type ChosenFilter = (typeof filterLabels)[number]['filter'];
export type FilterChoices = Pick<LeagueEntries, 'players' | 'templates' | 'categories'>;

interface Choice {
  id: string;
  name: string;
}

/**
 * Returns what can be picked, by its names. What is chosen stands there too where the season has no event of it:
 * otherwise it would filter without being seen. Nothing while the choices are not known.
 */
export function choicesOf(
  filter: ChosenFilter,
  choices: FilterChoices | undefined,
  chosen: string,
  t: TFunction,
): Choice[] {
  if (choices === undefined) return [];
  const { compare } = collator();
  const named = namedIn(filter, choices).sort((a, b) => compare(a.name, b.name));
  const isMissing = chosen !== '' && !named.some(({ id }) => id === chosen);
  return isMissing ? [...named, { id: chosen, name: t('leagueEntries.notInSeason') }] : named;
}

function namedIn(filter: ChosenFilter, { players, templates, categories }: FilterChoices): Choice[] {
  if (filter === 'player') return players.map((player) => ({ id: player.id, name: personName(player) }));
  const things = filter === 'template' ? templates : categories;
  return things.map(({ id, name }) => ({ id, name: localizedText(name) }));
}
