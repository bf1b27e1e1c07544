import type { TFunction } from 'i18next';
import { currentLocale } from '@/i18n/locale';
import type { FileCell } from '@/ui/dataGrid/gridColumn';
import type { ExportedColumn } from '@/ui/dataGrid/listExport';
import type { Member } from '@contract/member';
import { type MemberColumn, memberColumns, memberText } from './memberText';

/**
 * Returns the exported columns of a list of users, in the words of the locale. In files a handicap is a number with one
 * decimal, negative for a plus handicap as on the wire, so that spreadsheets sort and calculate with it.
 */
export function exportedUserColumns(t: TFunction): (ExportedColumn<Member> & { field: MemberColumn })[] {
  const locale = currentLocale();
  return memberColumns.map((field) => ({
    field,
    header: t(`users.${field}`),
    text: (member) => memberText(member, field, t, locale),
    file: (member) => fileCell(member, field) ?? memberText(member, field, t, locale),
    ...(field === 'handicap' ? { align: 'right' as const } : {}),
  }));
}

function fileCell(member: Member, field: MemberColumn): FileCell | null {
  if (field === 'handicap') return { number: member.handicap, decimals: 1 };
  // As an import reads it.
  if (field === 'dateOfBirth') return member.dateOfBirth ?? '';
  return field === 'phone' || field === 'mobile' ? { phone: member[field] ?? '' } : null;
}
