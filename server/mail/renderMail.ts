import { mailTemplates, type MailContent } from '@contract/mailTemplates';
import type { Country, Locale } from '@contract/lists';
import { ACCESS, LOGIN, publicAddress } from '@contract/publicAddress';
import type { CodeHashes } from '@server/db/codeHashes';
import { hashOfSecret } from '@server/db/linkSecrets';
import type { ClaimedMail } from './claimedMails';

/** Returns what a mail says; null where it would carry a link that works no longer. */
export function renderMail(
  mail: ClaimedMail,
  secrets: Pick<CodeHashes, 'secretsOfAccessLink'>,
  publicUrl: string,
): MailContent | null {
  const { locale } = mail;
  const signIn = publicUrl + LOGIN;
  const golfclub = oneLine(mail.golfclub);
  if (mail.kind === 'SIGN_UP') return mailTemplates[locale].signUp({ golfclub, link: signIn });
  const { name = '', surname = '', username = '' } = mail.member ?? {};
  const person = { name: oneLine(name), surname: oneLine(surname), username: oneLine(username), golfclub };
  if (mail.kind === 'APPROVED') return mailTemplates[locale].approved({ ...person, link: signIn });
  const secret = secretOf(mail, secrets);
  if (mail.link === null || secret === null) return null;
  return mailTemplates[locale].access({
    ...person,
    date: dayInWords(mail.link.goodUntil, locale, mail.country),
    link: publicUrl + publicAddress(ACCESS, locale, secret),
  });
}

/** Nothing that was typed becomes a paragraph of its own. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** The secret of this server may have been changed since the link was made. */
function secretOf({ link }: ClaimedMail, { secretsOfAccessLink }: Pick<CodeHashes, 'secretsOfAccessLink'>) {
  if (link === null || link.isOver) return null;
  return secretsOfAccessLink(link.id).find((secret) => hashOfSecret(secret).equals(link.secretHash)) ?? null;
}

const timeZones: Readonly<Record<Country, string>> = {
  germany: 'Europe/Berlin',
  'south africa': 'Africa/Johannesburg',
};

/** Returns the day of an instant at the club: `November 20th, 2026` or `20. November 2026`. */
export function dayInWords(instant: string, locale: Locale, country: Country): string {
  const parts = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: timeZones[country],
  }).formatToParts(new Date(instant));
  const [day, month, year] = (['day', 'month', 'year'] as const).map(
    (type) => parts.find((part) => part.type === type)?.value ?? '',
  );
  return locale === 'de' ? `${day}. ${month} ${year}` : `${month} ${ordinal(Number(day))}, ${year}`;
}

function ordinal(day: number): string {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${day}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th'}`;
}
