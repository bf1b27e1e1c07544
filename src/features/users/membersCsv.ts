import type { TFunction } from 'i18next';
import { csvText, harmless, phoneCell } from '@/ui/saveFile';
import type { Locale } from '@contract/lists';
import type { Member } from '@contract/member';
import { type MemberColumn, memberColumns, memberText } from './memberText';

/**
 * Returns the users as a CSV file (RFC 4180), with the words and numbers of the locale. A text that a spreadsheet would
 * take for a formula gets an apostrophe in front. A handicap is a number, not a text: one decimal, and a plus handicap
 * is negative as on the wire (−1.2 is `-1.2`, in German `-1,2`), so that spreadsheets sort and calculate with it.
 */
export function membersCsv(members: readonly Member[], t: TFunction, locale: Locale): string {
  const numbers = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
  const cell = (member: Member, field: MemberColumn) => {
    if (field === 'handicap') return numbers.format(member.handicap);
    const text = memberText(member, field, t, locale);
    return field === 'phone' || field === 'mobile' ? phoneCell(text) : harmless(text);
  };
  const headings = memberColumns.map((field) => t(`users.${field}`));
  const records = members.map((member) => memberColumns.map((field) => cell(member, field)));
  return csvText([headings, ...records], locale);
}
