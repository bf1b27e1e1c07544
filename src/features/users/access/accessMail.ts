import type { TFunction } from 'i18next';
import { showDate } from '@/i18n/dates';
import { csvText, harmless } from '@/ui/csvText';
import type { AccessLinkOf } from '@contract/access';
import { mailTemplates, localeOfCountry } from '@contract/mailTemplates';
import type { Country, Locale } from '@contract/lists';
import { ACCESS, publicAddress } from '@contract/publicAddress';

/** Returns the address that the member opens, in this language; its secret stands where no browser sends it to a server. */
export function accessAddress(origin: string, secret: string, locale: Locale): string {
  return `${origin}${publicAddress(ACCESS, locale, secret)}`;
}

/** What a mail says. */
interface AccessMailValues {
  name: string;
  surname: string;
  username: string;
  email: string;
  golfclub: string;
  goodUntil: string;
  address: string;
  locale: Locale;
}

/** Returns a `mailto:` address with the whole mail. */
export function accessMail({ email, goodUntil, address, locale, ...person }: AccessMailValues): string {
  const mail = mailTemplates[locale].access({ ...person, date: showDate(goodUntil, locale), link: address });
  const { subject } = mail;
  const body = mail.body.replaceAll('\n', '\r\n');
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

interface LinksFile {
  links: readonly AccessLinkOf[];
  origin: string;
  clubOf: (golfclubId: string) => { name: string; country?: Country | undefined };
}

/** Returns a CSV file for a mail merge: one line for each person, with the own link in the language of the club's country. */
export function accessLinksCsv({ links, origin, clubOf }: LinksFile, t: TFunction, locale: Locale): string {
  const headings = [
    ...(['golfclub', 'name', 'surname', 'email', 'username'] as const).map((field) => t(`users.${field}`)),
    ...(['language', 'link', 'goodUntil'] as const).map((column) => t(`access.many.columns.${column}`)),
  ];
  const records = links.map(({ name, surname, email, username, golfclubId, secret, goodUntil }) => {
    const club = clubOf(golfclubId);
    const theirs = club.country === undefined ? locale : localeOfCountry(club.country);
    return [
      ...[club.name, name, surname, email, username].map(harmless),
      ...[theirs, accessAddress(origin, secret, theirs), showDate(goodUntil, theirs)],
    ];
  });
  return csvText([headings, ...records], locale);
}
