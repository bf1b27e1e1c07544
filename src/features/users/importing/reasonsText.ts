import type { TFunction } from 'i18next';
import { importedFields, optionalFields } from './memberColumns';
import type { RowStatus } from './ownFindings';
import { type Finding, isReadReason } from './reading/finding';

/** Returns in words why a row is refused and what is to be checked in it, each with the column that it is about. */
export function reasonsText({ errors, remarks = [] }: Pick<RowStatus, 'errors' | 'remarks'>, t: TFunction): string {
  const withColumn = ({ path }: Finding, why: string) => {
    const field = importedFields.find((one) => path === `/${one}`);
    return field ? t('importing.reason', { column: t(`importing.column.${field}`), why }) : why;
  };
  return [
    ...errors.map((error) => withColumn(error, whyText(error, t))),
    ...remarks.map((remark) => withColumn(remark, remarkText(remark, t))),
  ].join(' ');
}

/** What is not imported is called so, with the values that would be. */
function remarkText(remark: Finding, t: TFunction): string {
  const field = optionalFields.find((one) => remark.path === `/${one}`);
  return field === undefined || remark.reason === 'lost-leading-zero' || isReadReason(remark.reason)
    ? whyText(remark, t)
    : t(`importing.notRead.${field}`);
}

function whyText({ path, reason }: Finding, t: TFunction): string {
  if (path === '/email' && reason === 'repeated') return t('importing.sharedEmail');
  return isReadReason(reason) ? t(`importing.finding.${reason}`) : t(`fields.reason.${reason}`);
}
