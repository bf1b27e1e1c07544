import type { login as english } from '../en/login';
import type { Texts } from '../texts';

export const login: Texts<typeof english> = {
  title: 'Anmelden',
  welcome: 'Willkommen zurück',
  email: 'E-Mail',
  emailHelp: 'Oder Ihr Benutzername',
  password: 'Passwort',
  show: 'Anzeigen: {{label}}',
  hide: 'Verbergen: {{label}}',
  hint: {
    empty: 'Mindestens 12 Zeichen. Je länger, desto besser: Gut sind drei oder vier Wörter, die niemand verbindet.',
    tooShort_one: 'Zu kurz: Es fehlt noch {{count, number}} Zeichen.',
    tooShort_other: 'Zu kurz: Es fehlen noch {{count, number}} Zeichen.',
    tooLong: 'Zu lang: höchstens 128 Zeichen.',
    fewSigns: 'Schwach: Immer dieselben wenigen Zeichen sind schnell erraten.',
    run: 'Schwach: Reihen der Tastatur oder des Alphabets sind schnell erraten.',
    personal: 'Schwach: Namen, E-Mail und Benutzername probieren andere zuerst.',
    enough_one: 'Lang genug. Mit {{count, number}} Zeichen mehr ist es viel schwerer zu erraten.',
    enough_other: 'Lang genug. Mit {{count, number}} Zeichen mehr ist es viel schwerer zu erraten.',
    strong: 'Gut: schwer zu erraten.',
  },
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  newAccount: 'Neues Konto',
  newAccountSubject: 'Neues Konto für die Golfclub-Verwaltung',
  forgotPassword: 'Passwort vergessen',
  forgotPasswordSubject: 'Passwort für die Golfclub-Verwaltung vergessen',
  required: {
    email: 'Bitte geben Sie Ihre E-Mail oder Ihren Benutzernamen ein.',
    password: 'Bitte geben Sie Ihr Passwort ein.',
  },
  again: {
    title: 'Bitte melden Sie sich erneut an',
    text: 'Ihre Anmeldung ist abgelaufen. Diese Seite und alles, was Sie eingegeben haben, bleiben stehen; nach dem Anmelden können Sie einfach weitermachen.',
    leave: 'Abmelden',
  },
};
