import i18next from 'i18next';

interface Person {
  name: string;
  surname: string;
  isHelper?: boolean;
  /** Tells namesakes of a list apart (`contract/namesakes.ts`). */
  distinction?: string | undefined;
}

/** Returns the whole name for reading; whoever was deleted has none left and is a former member. */
export function personName({ name, surname, isHelper = false, distinction }: Person): string {
  const whole = `${name} ${surname}`.trim() || i18next.t(isHelper ? 'helper.former' : 'shell.formerMember');
  return distinction === undefined ? whole : `${whole} (${distinction})`;
}

/** Returns the name that a helper gave; a former helper is one whose name was erased. */
export const helperName = (name: string): string => personName({ name, surname: '', isHelper: true });

/** Whether the person was deleted; only the results are left. */
export const isFormerMember = ({ name, surname }: Person): boolean => `${name}${surname}`.trim() === '';

/** Returns the names of whoever plays in a player session: one player, or a whole team. */
export const playersOf = ({ players }: { players: readonly Person[] }): string => players.map(personName).join(', ');

/** Returns the first letter of a name, whole also where it is written with more than one sign. */
export function initial(name: string): string {
  // Not by Intl.Segmenter, which Firefox has since 125.
  return /^\P{M}\p{M}*/u.exec(name)?.[0] ?? '';
}
