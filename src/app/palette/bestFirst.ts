import { folded, spellings as spellingsOf } from '@contract/folding';
import { commandGroups, type Command } from './command';

/** How well a command fits, from best to worst; null: not at all. */
type Fit = number | null;

/** Returns the spellings of a text without signs. */
const spellings = (text: string): string[] => spellingsOf(text).map(bare);

const bare = (text: string): string => text.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim();

const begins = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

function fitOf({ label, detail = '', words = '', isFoundByServer = false }: Command, typed: string): Fit {
  const [labels, others] = [spellings(label), spellings(`${label} ${detail} ${words}`)];
  const searched = bare(folded(typed));
  const each = searched.split(' ');
  if (labels.includes(searched)) return 0;
  if (labels.some((text) => text.startsWith(searched))) return 1;
  if (labels.some((text) => each.every((word) => begins(text, word)))) return 2;
  if (labels.some((text) => each.every((word) => text.includes(word)))) return 3;
  if (others.some((text) => each.every((word) => begins(text, word)))) return 4;
  return isFoundByServer ? 5 : null;
}

/**
 * Returns the commands that have every typed word, in any order, group by group: the group with the best one first, and
 * in it the best first. Without anything typed all of them stay in the order they have.
 */
export function bestFirst(commands: readonly Command[], typed: string): Command[] {
  const fitting = commands.flatMap((command) => {
    const fit = fitOf(command, typed);
    return fit === null ? [] : [{ command, fit }];
  });
  const groups = commandGroups.map((group) => fitting.filter(({ command }) => command.group === group));
  const bestOf = (group: typeof fitting) => Math.min(...group.map(({ fit }) => fit));
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.sort((one, other) => one.fit - other.fit))
    .sort((one, other) => bestOf(one) - bestOf(other))
    .flatMap((group) => group.map(({ command }) => command));
}
