import i18next from 'i18next';

/** Returns the whole name for reading; whoever was deleted has none left and is a former member. */
export function personName({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim() || i18next.t('shell.formerMember');
}
