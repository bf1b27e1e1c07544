import type { capsule as english } from '../en/capsule';
import type { Texts } from '../texts';

export const capsule: Texts<typeof english> = {
  title: 'Problem melden',
  intro: 'Eine Kapsel ist eine Datei, aus der die Entwicklung noch einmal sieht, was auf dieser Seite passiert ist.',
  introSave: 'Nichts wird von selbst gesendet: Sie speichern die Datei und geben sie weiter.',
  report: {
    server:
      'Nichts wird von selbst gesendet: Mit einem Druck schicken Sie sie an {{host}}, mit Ihrer Bemerkung, einem Bild der unkenntlich gemachten Seite und den Nummern der letzten Aufrufe. Oder Sie speichern die Datei und geben sie weiter.',
    tracker:
      'Nichts wird von selbst gesendet: Mit einem Druck öffnen Sie bei {{host}} eine neue Meldung mit Ihrer Bemerkung und den Nummern der letzten Aufrufe; Kapsel und Bild werden zum Anhängen gespeichert. Oder Sie speichern die Datei und geben sie weiter.',
    send: 'Senden',
    sending: 'Die Meldung wird gesendet …',
    sent: 'Die Meldung wurde an {{host}} gesendet. Vielen Dank.',
    opened:
      'Die Meldung ist in einem neuen Tab von {{host}} geöffnet. Bitte hängen Sie {{file}} und das Bild an; beide wurden eben gespeichert.',
    openedWithoutPicture:
      'Die Meldung ist in einem neuen Tab von {{host}} geöffnet. Bitte hängen Sie {{file}} an; die Datei wurde eben gespeichert.',
    noPicture: 'Das Bild der Seite fehlt: Es konnte nicht gezeichnet werden.',
    failed: {
      offline:
        'Es gibt keine Verbindung, deshalb wurde nichts gesendet. Ihre Bemerkung bleibt hier: Senden Sie später noch einmal, oder speichern Sie die Datei und geben Sie sie weiter.',
      unreachable:
        '{{host}} hat nicht geantwortet, die Meldung kam vielleicht nicht an. Ihre Bemerkung bleibt hier: Senden Sie später noch einmal, oder speichern Sie die Datei und geben Sie sie weiter.',
      refused:
        '{{host}} hat die Meldung abgelehnt. Ihre Bemerkung bleibt hier: Bitte speichern Sie die Datei und geben Sie sie weiter.',
      tooLarge:
        'Die Meldung ist zu groß für {{host}}. Ihre Bemerkung bleibt hier: Bitte speichern Sie die Datei und geben Sie sie weiter.',
    },
  },
  note: {
    label: 'Was haben Sie gemacht, und was ging schief?',
    help: 'Personen, die auf dieser Seite bekannt sind, werden auch hier unkenntlich gemacht. Bitte keine Passwörter eingeben.',
    used: '{{used, number}} von {{most, number}} Zeichen',
  },
  holds: {
    title: 'Was sie enthält',
    app: 'App',
    version: 'Version {{version}}, Commit {{commit}}',
    page: 'Seite',
    language: 'Sprache',
    roles: 'Rollen',
    nobody: 'Niemand ist angemeldet',
    window: 'Fenster',
    light: '{{width}} × {{height}} Pixel, helle Farben',
    dark: '{{width}} × {{height}} Pixel, dunkle Farben',
    browser: 'Browser',
    timeZone: 'Zeitzone',
    pointer: 'Zeigegerät',
    coarse: 'Berührung, Zoom etwa {{zoom}} %',
    fine: 'Maus, Zoom etwa {{zoom}} %',
    madeAt: 'Erstellt',
    note: 'Bemerkung',
    actions: 'Aktionen',
    actionsIn_one: '{{count, number}}, um {{times}}',
    actionsIn_other: '{{count, number}}, {{times}}',
    errors: 'Fehler',
    calls: 'Aufrufe des Servers',
    unsent: 'Noch nicht übertragene Bälle',
    refused: '{{waiting, number}}, dazu {{refused, number}} abgelehnt',
    size: 'Größe',
    kilobytes: '{{size, number}} kB',
    none: 'Keine',
  },
  masked: {
    title: 'Was unkenntlich gemacht oder weggelassen ist',
    standIns: 'Durch Platzhalter ersetzt: {{kinds}}.',
    nobody: 'Es gab nichts über Personen, das zu ersetzen war.',
    kinds: {
      name_one: '{{count, number}} Vorname',
      name_other: '{{count, number}} Vornamen',
      surname_one: '{{count, number}} Nachname',
      surname_other: '{{count, number}} Nachnamen',
      fullName_one: '{{count, number}} ganzer Name',
      fullName_other: '{{count, number}} ganze Namen',
      username_one: '{{count, number}} Benutzername',
      username_other: '{{count, number}} Benutzernamen',
      email_one: '{{count, number}} E-Mail-Adresse',
      email_other: '{{count, number}} E-Mail-Adressen',
      phone_one: '{{count, number}} Telefonnummer',
      phone_other: '{{count, number}} Telefonnummern',
      birthday_one: '{{count, number}} Geburtsdatum',
      birthday_other: '{{count, number}} Geburtsdaten',
      words_one: '{{count, number}} Text, den jemand geschrieben hat',
      words_other: '{{count, number}} Texte, die jemand geschrieben hat',
    },
    never: 'Passwörter, Anmelde-Tokens und Freischaltcodes: Sie werden nie aufgezeichnet.',
    bodies:
      'Was bei Aufrufen des Servers gesendet und geantwortet wurde: Die Liste der Aufrufe enthält nur Name, Ergebnis und Zeit.',
    rest: 'Alles, was nicht gebraucht wird, um die Seite noch einmal zu sehen.',
  },
  text: {
    show: 'Text der Datei anzeigen',
    hide: 'Text der Datei ausblenden',
    label: 'Text der Datei',
    shortened:
      'Die Datei ist lang: {{missing}} Zeichen in der Mitte sind hier nicht zu sehen. Gespeichert wird sie vollständig.',
    gap: '… {{missing}} Zeichen sind hier nicht zu sehen …',
  },
  save: 'Speichern',
  copy: 'In die Zwischenablage kopieren',
  copied: 'Die Kapsel wurde kopiert.',
  devTools: 'Für Redux DevTools speichern',
  saved: 'Gespeichert als {{file}}.',
  failed: {
    text: 'Die Kapsel konnte nicht erstellt werden. Vielleicht helfen schon diese Fehler weiter; bitte sehen Sie vor dem Weitergeben nach, ob sie etwas über Personen enthalten.',
    label: 'Fehler',
    none: 'Es wurden keine Fehler vermerkt.',
    copy: 'Fehler kopieren',
    copied: 'Die Fehler wurden kopiert.',
  },
  state: {
    title: 'Redux-Zustand exportieren',
    intro:
      'Die Datei enthält als JSON den Zustand des Stores auf dieser Seite, die Eingaben in offenen Formularen und die letzten Aktionen. Sie lässt sich in dieser App und in den Redux DevTools öffnen; ihr Zustand ist der preloadedState eines Stores.',
    names:
      'Namen, E-Mail-Adressen, Ergebnisse und Eingaben stehen unverändert darin; Passwörter, Anmelde-Tokens, Freischaltcodes und Links von Clubanzeigen nicht.',
    holds: '{{slices}} Slices, {{actions, number}} Aktionen, {{size, number}} kB, Seite {{address}}',
    copied: 'Der Zustand wurde kopiert.',
  },
};
