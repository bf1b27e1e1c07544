import type { Country, Locale } from './lists';

/** A mail in plain text; no person is named in its subject, which stands in notices on locked screens. */
export interface MailContent {
  subject: string;
  body: string;
}

interface OfMember {
  name: string;
  surname: string;
  username: string;
  golfclub: string;
}

interface AccessMailValues extends OfMember {
  /** Until when the link is good, in words. */
  date: string;
  link: string;
}

interface MailTemplates {
  /** Carries a link by which somebody sets a password. */
  access(values: AccessMailValues): MailContent;
  /** Says that the club has approved somebody who signed up; `link` is the sign-in. */
  approved(values: OfMember & { link: string }): MailContent;
  /** Says that somebody signed up; in the same words whether or not the address was taken, and without what was typed. */
  signUp(values: { golfclub: string; link: string }): MailContent;
}

/** What mails say, by the server or from the mail program of the office. */
export const mailTemplates: Readonly<Record<Locale, MailTemplates>> = {
  en: {
    access: ({ name, surname, username, golfclub, date, link }) => ({
      subject: `Your access to ${golfclub}`,
      body: `Hello ${name} ${surname},

set your password for ${golfclub} here:
${link}

The link is good once, until ${date}. Your username is ${username}.

Your golf club`,
    }),
    approved: ({ name, surname, username, golfclub, link }) => ({
      subject: `Your account at ${golfclub} is approved`,
      body: `Hello ${name} ${surname},

${golfclub} has approved your account. Sign in here, with your e-mail or your username ${username}:
${link}

Your golf club`,
    }),
    signUp: ({ golfclub, link }) => ({
      subject: `Your sign-up at ${golfclub}`,
      body: `Hello,

somebody has signed up at ${golfclub} with this e-mail address.

If it was you: the club looks at new accounts and approves them. If you had an account already, nothing has changed: sign in as before, here:
${link}

If it was not you, you need do nothing.

Your golf club`,
    }),
  },
  de: {
    access: ({ name, surname, username, golfclub, date, link }) => ({
      subject: `Ihr Zugang zu ${golfclub}`,
      body: `Guten Tag ${name} ${surname},

hier setzen Sie Ihr Passwort für ${golfclub}:
${link}

Der Link gilt einmal, bis ${date}. Ihr Benutzername ist ${username}.

Ihr Golfclub`,
    }),
    approved: ({ name, surname, username, golfclub, link }) => ({
      subject: `Ihr Konto bei ${golfclub} ist freigegeben`,
      body: `Guten Tag ${name} ${surname},

${golfclub} hat Ihr Konto freigegeben. Hier melden Sie sich an, mit Ihrer E-Mail-Adresse oder Ihrem Benutzernamen ${username}:
${link}

Ihr Golfclub`,
    }),
    signUp: ({ golfclub, link }) => ({
      subject: `Ihre Registrierung bei ${golfclub}`,
      body: `Guten Tag,

jemand hat sich mit dieser E-Mail-Adresse bei ${golfclub} registriert.

Falls Sie das waren: Der Golfclub prüft neue Konten und gibt sie frei. Hatten Sie schon ein Konto, hat sich nichts geändert; melden Sie sich an wie bisher:
${link}

Falls Sie es nicht waren, brauchen Sie nichts zu tun.

Ihr Golfclub`,
    }),
  },
};

/** Members have no language of their own: that of their club's country is taken unless somebody chooses. */
export const localeOfCountry = (country: Country | undefined): Locale => (country === 'germany' ? 'de' : 'en');
