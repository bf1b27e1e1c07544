import { folded, spellings as spellingsOf } from '@contract/folding';
import { commandGroups, type Command } from './command';

/** How well a command matches, from best to worst; null: not at all. */
type Rank = number | null;

/** Returns the spellings of a text without signs. */
const spellings = (text: string): string[] => spellingsOf(text).map(withoutSigns);

const withoutSigns = (text: string): string => text.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim();

const hasWordBeginningWith = (text: string, beginning: string): boolean => ` ${text}`.includes(` ${beginning}`);

function rankOf({ label, detail = '', words = '', isFoundByServer = false }: Command, typed: string): Rank {
  const [labels, others] = [spellings(label), spellings(`${label} ${detail} ${words}`)];
  const searched = withoutSigns(folded(typed));
  const each = searched.split(' ');
  if (labels.includes(searched)) return 0;
  if (labels.some((text) => text.startsWith(searched))) return 1;
  if (labels.some((text) => each.every((word) => hasWordBeginningWith(text, word)))) return 2;
  if (labels.some((text) => each.every((word) => text.includes(word)))) return 3;
  if (others.some((text) => each.every((word) => hasWordBeginningWith(text, word)))) return 4;
  return isFoundByServer ? 5 : null;
}

/**
 * Returns the commands that have every typed word, in any order, group by group: the group with the best one first, and
 * in it the best first; what leads to all results stands last. Without anything typed all of them stay in the order they have.
 */
export function rankCommands(commands: readonly Command[], typed: string): Command[] {
  const matching = commands.flatMap((command) => {
    const rank = rankOf(command, typed);
    return rank === null ? [] : [{ command, rank }];
  });
  const groups = commandGroups.map((group) => matching.filter(({ command }) => command.group === group));
  const bestOf = (group: typeof matching) =>
    group[0]?.command.group === 'more' ? Infinity : Math.min(...group.map(({ rank }) => rank));
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.sort((one, other) => one.rank - other.rank))
    .sort((one, other) => bestOf(one) - bestOf(other))
    .flatMap((group) => group.map(({ command }) => command));
}
