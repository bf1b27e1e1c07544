import type { signUp as english } from '../en/signUp';
import type { Texts } from '../texts';

export const signUp: Texts<typeof english> = {
  title: 'Registrieren',
  before: {
    label: 'Wie es weitergeht',
    form: 'Sie füllen dieses Formular aus.',
    approval: 'Ein Admin Ihres Golfclubs prüft es und gibt Ihr Konto frei.',
    signIn: 'Danach können Sie sich anmelden.',
  },
  required: 'Felder mit * werden benötigt.',
  golfclub: 'Golfclub',
  noClub: 'So heißt kein Golfclub.',
  nothingYet: 'Noch gibt es keinen Golfclub, bei dem man sich registrieren kann.',
  name: 'Vorname',
  surname: 'Nachname',
  email: 'E-Mail',
  username: 'Benutzername',
  usernameHelp:
    'Buchstaben, Ziffern, Punkte, Binde- und Unterstriche. Sie können sich damit oder mit Ihrer E-Mail anmelden.',
  password: 'Passwort',
  dateOfBirth: 'Geburtsdatum',
  gender: { label: 'Geschlecht', none: 'Keine Angabe', man: 'Mann', woman: 'Frau' },
  handicap: 'Handicap',
  handicapHelp: 'Zum Beispiel 18,4; ein Plus-Handicap als +1,2',
  send: 'Registrieren',
  wrong: {
    noClub: 'Bitte wählen Sie Ihren Golfclub.',
    clubGone: 'Bei diesem Golfclub kann man sich nicht mehr registrieren. Bitte wählen Sie neu.',
    noDate: 'Dieses Datum gibt es nicht. Bitte schreiben Sie es als TT.MM.JJJJ, etwa 24.07.1990.',
    tooShort: 'Bitte verwenden Sie mindestens 12 Zeichen.',
    tooLong: 'Bitte verwenden Sie höchstens 128 Zeichen.',
    minus: 'Bitte schreiben Sie ein Plus-Handicap mit Plus, etwa +1,2, und jedes andere ohne Vorzeichen.',
  },
  member: 'Ich habe ein Konto: anmelden',
  received: {
    title: 'Danke für Ihre Registrierung',
    text: 'Wir haben Ihre Angaben für {{golfclub}} erhalten.',
    next: 'Wenn diese E-Mail-Adresse und dieser Benutzername noch frei sind, wartet Ihr Konto jetzt auf einen Admin Ihres Golfclubs. Sobald es freigegeben ist, können Sie sich mit dem eben gewählten Passwort anmelden.',
    doubt: 'Sie haben schon ein Konto? Dann hat sich nichts geändert: Melden Sie sich einfach an.',
    silence: 'Sie können sich auch nach einigen Tagen noch nicht anmelden?',
    office: 'Schreiben Sie dem Büro',
    toLogin: 'Zur Anmeldung',
  },
  approve: {
    title: 'Ein Konto freigeben',
    text: 'Mit diesem Link wird das Konto freigegeben, für das er gemacht wurde. Bevor Sie auf die Schaltfläche drücken, geschieht nichts.',
    button: 'Dieses Konto freigeben',
    done: 'Das Konto ist freigegeben.',
    next: 'Wem es gehört, kann sich ab jetzt mit E-Mail oder Benutzername und Passwort anmelden.',
    wrong:
      'Mit diesem Link kann kein Konto freigegeben werden. Vielleicht ist er unvollständig oder älter als 7 Tage. Bitte öffnen Sie den ganzen Link noch einmal, oder fragen Sie einen Admin des Golfclubs: Admins können das Konto unter „Benutzer“ freigeben.',
    noLink:
      'Diese Seite kennt den Code des Links nicht mehr: Er wird sofort aus der Adresse genommen, damit ihn dort niemand lesen kann. Bitte öffnen Sie den Link noch einmal.',
  },
};
