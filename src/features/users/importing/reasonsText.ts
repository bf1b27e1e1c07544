import type { TFunction } from 'i18next';
import { importedFields } from './memberColumns';
import type { RowStatus } from './ownFindings';

/** Returns why a row is refused in words, each reason with the column that it is about. */
export function reasonsText(errors: RowStatus['errors'], t: TFunction): string {
  return errors
    .map(({ path, reason }) => {
      const field = importedFields.find((one) => path === `/${one}`);
      const why =
        path === '/email' && reason === 'repeated' ? t('importing.sharedEmail') : t(`fields.reason.${reason}`);
      return field ? t('importing.reason', { column: t(`importing.column.${field}`), why }) : why;
    })
    .join(' ');
}
