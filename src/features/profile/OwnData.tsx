import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { collator } from '@/i18n/collator';
import { showTypedDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { showHandicap } from '@/i18n/numbers';
import { type Fact, FactList } from '@/ui/FactList';
import type { Member } from '@contract/member';
import { isStaff } from '@contract/rights';

/** What the club knows of the person, in words; only its staff changes it. */
export function OwnData({ member }: { member: Member }) {
  const { t } = useTranslation();
  return (
    <>
      <FactList facts={useFacts(member)} nothing={t('profile.notGiven')} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('profile.whoChanges')}
      </Typography>
    </>
  );
}

function useFacts(member: Member): Fact[] {
  const { t } = useTranslation();
  const locale = currentLocale();
  const roles = member.roles
    .filter((role) => role !== 'APPROVED')
    .map((role) => t(`shell.role.${role}`))
    .sort(collator(locale).compare);
  const hasHandicap = !isStaff(member.roles);
  return [
    [t('signUp.name'), member.name],
    [t('signUp.surname'), member.surname],
    [t('signUp.golfclub'), member.golfclub.name],
    [t('profile.roles'), new Intl.ListFormat(locale, { type: 'conjunction' }).format(roles)],
    [t('signUp.email'), member.email],
    [t('signUp.username'), member.username],
    [t('signUp.dateOfBirth'), showTypedDate(member.dateOfBirth ?? '', locale)],
    [t('signUp.gender.label'), member.gender && t(`signUp.gender.${member.gender}`)],
    // As in the user form (specification §5), pros and admins have none.
    ...(hasHandicap ? [[t('signUp.handicap'), showHandicap(member.handicap, locale)] satisfies [string, string]] : []),
    [t('profile.phone'), member.phone],
    [t('profile.mobile'), member.mobile],
  ];
}
