import type * as english from '../en/access';
import type { Texts } from '../texts';

export const accessPage: Texts<typeof english.accessPage> = {
  title: 'Passwort setzen',
  opened: 'Guten Tag {{name}} {{surname}}, setzen Sie hier das Passwort, mit dem Sie sich bei {{golfclub}} anmelden.',
  username: 'Ihr Benutzername: {{username}}',
  noLink:
    'Bitte öffnen Sie den ganzen Link aus Ihrer E-Mail. Ist er dort abgeschnitten, kopieren Sie ihn vollständig in die Adresszeile.',
  wrong: 'Dieser Link ist nicht gültig. Bitte lassen Sie sich vom Golfclub einen neuen geben.',
  reading: 'Der Link wird geprüft …',
  password: 'Neues Passwort',
  signInsEnd: 'Alle Ihre Anmeldungen auf anderen Geräten enden.',
  set: 'Passwort setzen',
  done: 'Ihr Passwort ist gesetzt.',
  next: 'Melden Sie sich mit Ihrer E-Mail-Adresse oder Ihrem Benutzernamen {{username}} an.',
  waits:
    'Ihr Golfclub muss Ihr Konto noch freigeben. Danach können Sie sich mit Ihrem Benutzernamen {{username}} anmelden.',
  toLogin: 'Zur Anmeldung',
};

export const access: Texts<typeof english.access> = {
  is: { PASSWORD: 'Passwort gesetzt', NO_PASSWORD: 'Kein Passwort', LINK_SENT: 'Link verschickt' },
  of: 'Zugangslink für {{person}}',
  button: 'Zugangslink',
  inForm: {
    PASSWORD: 'Die Benutzer ändern es selbst, in ihrem Profil oder mit einem Zugangslink.',
    NO_PASSWORD: 'Es gibt noch kein Passwort: Mit einem Zugangslink setzt der Benutzer eines.',
    LINK_SENT: 'Ein Zugangslink ist unterwegs, mit dem der Benutzer ein Passwort setzt.',
    players: 'Die Benutzer ändern es selbst, in ihrem Profil.',
  },
  title: 'Zugangslink: {{name}} {{surname}}',
  text: 'Mit diesem Link setzt {{name}} {{surname}} ein Passwort, ohne ein altes zu kennen. Er gilt 7 Tage lang und einmal.',
  ends: 'Ein früherer Link endet jetzt. Passwort und Anmeldungen bleiben, wie sie sind, bis der neue Link benutzt wird.',
  make: 'Zugangslink erstellen',
  once: 'Bitte jetzt weitergeben: Später kann niemand diesen Link mehr lesen. Geht er verloren, erstellen Sie einen neuen.',
  link: 'Zugangslink, gültig bis {{date}}',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  mail: 'Als E-Mail öffnen',
  language: 'Sprache von Seite und E-Mail',
  languages: { en: 'Englisch', de: 'Deutsch' },
  careful: 'Wer den Link hat, setzt das Passwort. Schicken Sie ihn nur an {{name}} {{surname}}.',
  letter: {
    subject: 'Ihr Zugang zu {{golfclub}}',
    body: 'Guten Tag {{name}} {{surname}},\n\nhier setzen Sie Ihr Passwort für {{golfclub}}:\n{{link}}\n\nDer Link gilt einmal, bis {{date}}. Ihr Benutzername ist {{username}}.\n\nIhr Golfclub',
  },
  many: {
    title: 'Zugangslinks',
    text_one:
      'Für {{count, number}} Benutzer einen Link erstellen, mit dem er ein Passwort setzt? Er gilt 7 Tage lang und einmal.',
    text_other:
      'Für {{count, number}} Benutzer je einen Link erstellen, mit dem sie ein Passwort setzen? Jeder gilt 7 Tage lang und einmal.',
    ends: 'Frühere Links enden jetzt. Die Datei hat für jeden Benutzer eine Zeile, für einen Serienbrief: Jeder bekommt den eigenen Link.',
    make: 'Links erstellen und Datei speichern',
    making: '{{done, number}} von {{total, number}} erstellt …',
    made_one: '{{count, number}} Link wurde erstellt.',
    made_other: '{{count, number}} Links wurden erstellt.',
    once: 'Später kann niemand diese Links mehr lesen. Löschen Sie die Datei, sobald die E-Mails verschickt sind.',
    refused_one: '{{count, number}} Benutzer hat keinen Link bekommen: {{persons}}.',
    refused_other: '{{count, number}} Benutzer haben keinen Link bekommen: {{persons}}.',
    someone: 'ein Benutzer ({{reason}})',
    several: '{{count, number}} Benutzer ({{reason}})',
    stopped: 'Für die anderen wurden keine Links erstellt. {{reason}}',
    again: 'Datei noch einmal speichern',
    outcome: '{{parts}}',
    fileName: 'zugangslinks',
    columns: { language: 'Sprache', link: 'Zugangslink', goodUntil: 'Gültig bis' },
  },
};
