import type { login as english } from '../en/login';
import type { Texts } from '../texts';

export const login: Texts<typeof english> = {
  title: 'Anmelden',
  welcome: 'Willkommen zurück',
  email: 'E-Mail',
  emailHelp: 'Oder Ihr Benutzername',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  signIn: 'Anmelden',
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
