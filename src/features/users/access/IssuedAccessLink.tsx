import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { appAddress } from '@/api/address';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { CopyableText } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import { useChosenLanguage } from '@/ui/useStoredControl';
import type { MadeAccessLink } from '@contract/access';
import type { Member } from '@contract/member';
import { MailLanguage } from './MailLanguage';
import { accessAddress, accessMail } from './accessMail';
import { useLocaleOfClub } from './useClubOf';

/** A new link to copy or to mail, in the language that the member speaks. */
export function IssuedAccessLink({ member, link }: { member: Member; link: MadeAccessLink }) {
  const { t } = useTranslation();
  const { clubLocale } = useLocaleOfClub(member.golfclubId);
  const [chosen, setChosen] = useChosenLanguage('accessLetter');
  const locale = chosen ?? clubLocale ?? currentLocale();
  const { name, surname, username, email, golfclub } = member;
  const { goodUntil, secret } = link;
  const address = accessAddress(appAddress(), secret, locale);
  const mail = { name, surname, username, email, golfclub: golfclub.name, goodUntil, address, locale };
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Notice severity="warning" takesFocus>
        {t('access.once')}
      </Notice>
      <CopyableText
        label={t('access.link', { date: showDate(goodUntil, currentLocale()) })}
        text={address}
        part="accessLink"
        copyLabel={t('access.copy')}
        done={t('access.copied')}
      >
        <Button size="small" startIcon={<MailIcon />} href={accessMail(mail)}>
          {t('access.mail')}
        </Button>
        <MailLanguage locale={locale} onChoose={setChosen} />
      </CopyableText>
      <Typography variant="body2" color="textSecondary">
        {t('access.careful', { name, surname })}
      </Typography>
    </Stack>
  );
}
