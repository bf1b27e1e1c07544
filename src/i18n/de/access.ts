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
  is: { PASSWORD: 'Passwort gesetzt', NO_PASSWORD: 'Kein Passwort', LINK_SENT: 'Link offen' },
  of: 'Zugangslink für {{person}}',
  button: 'Zugangslink',
  inForm: {
    PASSWORD: 'Die Benutzer ändern es selbst, in ihrem Profil oder mit einem Zugangslink.',
    NO_PASSWORD: 'Es gibt noch kein Passwort: Mit einem Zugangslink setzt der Benutzer eines.',
    LINK_SENT: 'Es gibt einen offenen Zugangslink, mit dem der Benutzer ein Passwort setzt.',
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
  mailing: {
    offer:
      'Der Link kann jetzt an {{email}} geschickt werden, sodass ihn sonst niemand sieht, oder Sie erstellen ihn hier und geben ihn selbst weiter.',
    send: 'Per E-Mail schicken',
    queued: 'Die E-Mail wird verschickt …',
    sendingTo: 'Die E-Mail an {{email}} wird verschickt …',
    sentTo: 'Der Link wurde an {{email}} geschickt.',
    sending_one: '{{count, number}} E-Mail wird verschickt …',
    sending_other: '{{count, number}} E-Mails werden verschickt …',
    sent_one: '{{count, number}} E-Mail wurde verschickt.',
    sent_other: '{{count, number}} E-Mails wurden verschickt.',
    failed: 'Die E-Mail an {{email}} konnte nicht verschickt werden: {{reason}}.',
    retried:
      'Die E-Mail an {{email}} konnte noch nicht verschickt werden: {{reason}}. Sie wird bis {{date}} weiter versucht.',
    more: 'und {{count, number}} weitere',
    failure: {
      'recipient-refused': 'diese Adresse gibt es nicht, oder sie nimmt keine E-Mails an',
      'content-refused': 'der Mailserver hielt die E-Mail für unerwünscht',
      'refused-for-now': 'der Mailserver nimmt sie im Moment nicht an',
      'login-refused': 'der Mailserver akzeptiert die Anmeldung dieses Servers nicht',
      'no-tls': 'der Mailserver bietet keine Verschlüsselung an',
      'not-reached': 'der Mailserver ist nicht erreichbar',
      'link-ended': 'der Link wurde ersetzt, bevor er verschickt werden konnte',
      'not-in-time': 'einen Tag lang wurde nichts verschickt',
    },
  },
  many: {
    title: 'Zugangslinks',
    text_one:
      'Für {{count, number}} Benutzer einen Link erstellen, mit dem er ein Passwort setzt? Er gilt 7 Tage lang und einmal.',
    text_other:
      'Für {{count, number}} Benutzer je einen Link erstellen, mit dem sie ein Passwort setzen? Jeder gilt 7 Tage lang und einmal.',
    ends: 'Frühere Links enden jetzt. Die Datei hat für jeden Benutzer eine Zeile, für einen Serienbrief: Jeder bekommt den eigenen Link.',
    offer:
      'Per E-Mail bekommt jeder seinen Link in der Sprache des Landes, in dem der Golfclub liegt, und sonst sieht ihn niemand.',
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
