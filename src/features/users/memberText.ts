import type { TFunction } from 'i18next';
import { collator } from '@/i18n/collator';
import { showTypedDate } from '@/i18n/dates';
import { showHandicap } from '@/i18n/numbers';
import type { Locale, Role } from '@contract/lists';
import type { Member } from '@contract/member';
import { type MemberField, memberFieldNames } from '@contract/memberFields';
import { isApproved } from '@contract/rights';

/** What can be read of a user in one line of text: in the grid, on paper and in a file. */
export type MemberColumn = MemberField | 'golfclub' | 'roles' | 'approved';
export const memberColumns = [
  'golfclub',
  ...memberFieldNames.flatMap((field): MemberColumn[] => (field === 'surname' ? [field, 'roles'] : [field])),
  'approved',
] as const;

const isApprovalState = (role: Role) => role === 'APPROVED' || role === 'UNAPPROVED';

/** Returns the text of this field as one reads it in the locale; what is not known is an empty text. */
export function memberText(member: Member, field: MemberColumn, t: TFunction, locale: Locale): string {
  switch (field) {
    case 'golfclub':
      return member.golfclub.name;
    case 'roles':
      return member.roles
        .filter((role) => !isApprovalState(role))
        .map((role) => t(`users.role.${role}`))
        .sort(collator(locale).compare)
        .join(', ');
    case 'approved':
      return t(isApproved(member.roles) ? 'users.isApproved' : 'users.isNotApproved');
    case 'gender':
      return member.gender ? t(`users.genders.${member.gender}`) : '';
    case 'handicap':
      return showHandicap(member.handicap, locale);
    case 'dateOfBirth':
      return showTypedDate(member.dateOfBirth ?? '', locale);
    default:
      return member[field] ?? '';
  }
}
