import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showDate } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { workTextsIn } from '@/i18n/startTexts';
import { CopyButton, SelectableText } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import MailIcon from '@/ui/icons/MailOutlined';
import type { MadeAccessLink } from '@contract/access';
import { type Locale, locales } from '@contract/lists';
import type { Member } from '@contract/member';
import { accessAddress, accessMail, localeOfCountry } from './accessLetter';
import { useClubOf } from './useClubOf';

/** A new link to copy or to mail, in the language that the member speaks. */
export function MadeLink({ member, link }: { member: Member; link: MadeAccessLink }) {
  const { t } = useTranslation();
  const { country } = useClubOf()(member.golfclubId);
  const [chosen, setChosen] = useState<Locale | null>(null);
  const locale = chosen ?? localeOfCountry(country);
  const letterTexts = useTextsIn(locale);
  const { name, surname, username, email, golfclub } = member;
  const { goodUntil, secret } = link;
  const address = accessAddress(window.location.origin, secret, locale);
  const letter = { name, surname, username, email, golfclub: golfclub.name, goodUntil, address, locale };
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Notice severity="warning" takesFocus>
        {t('access.once')}
      </Notice>
      <SelectableText label={t('access.link', { date: showDate(goodUntil, currentLocale()) })} text={address} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CopyButton part="accessLink" text={address} label={t('access.copy')} done={t('access.copied')} />
        <Button
          size="small"
          startIcon={<MailIcon />}
          disabled={letterTexts === null}
          {...(letterTexts && { href: accessMail(letter, letterTexts) })}
        >
          {t('access.mail')}
        </Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={locale}
          aria-label={t('access.language')}
          onChange={(_event, wanted: Locale | null) => wanted && setChosen(wanted)}
        >
          {locales.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`access.languages.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('access.careful', { name, surname })}
      </Typography>
    </Stack>
  );
}

/** Returns the texts in this language, null while they are loaded. */
function useTextsIn(locale: Locale): TFunction | null {
  const [loaded, setLoaded] = useState<{ locale: Locale; t: TFunction } | null>(null);
  useEffect(() => {
    let isWanted = true;
    workTextsIn(locale).then(
      (t) => isWanted && setLoaded({ locale, t }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.t : null;
}
