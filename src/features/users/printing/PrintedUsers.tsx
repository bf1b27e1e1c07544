import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/member';
import { currentLocale } from '../../../i18n/locale';
import { PrintedTable } from '../../../ui/PrintedTable';
import { memberText, type MemberField } from '../memberText';

interface PrintedUsersProps {
  members: readonly Member[];
  fields: readonly MemberField[];
  /** Whose users these are, which of them, and of when. */
  heading: readonly string[];
  onDone: () => void;
}

/** The users on paper. */
export function PrintedUsers({ members, fields, heading, onDone }: PrintedUsersProps) {
  const { t } = useTranslation();
  const locale = currentLocale();
  return (
    <PrintedTable
      title={t('users.title')}
      heading={heading}
      columns={fields.map((field) => ({ id: field, label: t(`users.${field}`) }))}
      rows={members.map((member) => ({
        id: member.id,
        cells: fields.map((field) => memberText(member, field, t, locale)),
      }))}
      onDone={onDone}
    />
  );
}
