import type * as english from '../en/shell';
import type { Texts } from '../texts';

export const shell: Texts<typeof english.shell> = {
  product: 'Fairway Office',
  golfclub: 'Golfclub',
  allGolfclubs: 'Alle Golfclubs',
  formerMember: 'Ehemaliges Mitglied',
  tagline: 'Trainings, Mitglieder und Ranglisten Ihres Golfclubs',
  skip: 'Zum Inhalt springen',
  menu: {
    label: 'Hauptmenü',
    actions: 'Aktionen',
    league: 'Liga',
    ressources: 'Ressourcen',
    settings: 'Einstellungen',
    waiting_one: '{{count, number}} Benutzer wartet auf Freigabe',
    waiting_other: '{{count, number}} Benutzer warten auf Freigabe',
  },
  nextStep: {
    categories: 'Zu den Trainingskategorien',
    mappings: 'Zu den Trainingspunkten',
    templates: 'Zu den Trainingsvorlagen',
    planner: 'Training im Trainingsplaner planen',
    wizard: 'Zum Trainingsassistenten',
  },
  firstSteps: {
    title: 'Erste Schritte',
    club: 'Golfclub benennen',
    category: 'Trainingskategorie anlegen',
    mapping: 'Punktetabelle anlegen',
    template: 'Vorlage schreiben',
    people: 'Personen aufnehmen',
    training: 'Erstes Training planen',
    done: '(erledigt)',
    dismiss: 'Nicht mehr anzeigen',
  },
  languages: { label: 'Sprache', en: 'English', de: 'Deutsch' },
  sidebar: { toggle: 'Menü ein- oder ausblenden' },
  logout: 'Abmelden',
  signOut: 'Abmelden',
  theme: { label: 'Farben', light: 'Hell', dark: 'Dunkel', system: 'Wie das Gerät', sunlight: 'Sonnenlicht' },
  loading: 'Die Seite wird geladen …',
  role: {
    ADMIN: 'Admin',
    PRO: 'Pro',
    PLAYER: 'Spieler/in',
    UNAPPROVED: 'noch nicht freigegeben',
    HELPER: 'Helfer',
  },
  notPermitted: {
    title: 'Nicht für Ihre Rolle',
    who: 'Sie sind angemeldet als {{name}} ({{roles}}).',
    needed: 'Diese Seite ist für die Rolle {{roles}}.',
    text: 'Wenn Sie diese Seite brauchen, wenden Sie sich bitte an einen Admin Ihres Golfclubs.',
    instead: 'Sie können öffnen:',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ist unvollständig.',
  },
  failed: {
    title: 'Diese Seite funktioniert gerade nicht',
    text: 'Etwas Unerwartetes ist passiert. Was schon gespeichert ist, ist sicher. Bitte laden Sie die Seite neu.',
    notFetched:
      'Ein Teil der App konnte nicht geladen werden. Vielleicht ist die Verbindung unterbrochen, oder es gibt eine neuere Version. Bitte laden Sie die Seite neu.',
    reload: 'Seite neu laden',
  },
  capsule: {
    report: 'Problem melden',
    open: 'Kapsel öffnen',
    notFetched:
      'Der Teil der App, der Probleme meldet und den Zustand exportiert, konnte nicht geladen werden. Bitte versuchen Sie es mit Verbindung noch einmal.',
  },
  state: {
    export: 'Redux-Zustand exportieren',
    open: 'Zustand öffnen',
  },
  palette: {
    open: 'Befehle',
    keys: 'Strg K',
    notFetched: 'Die Befehle konnten nicht geladen werden. Bitte versuchen Sie es mit Verbindung noch einmal.',
  },
  home: 'Zur Startseite',
};

export const offline: Texts<typeof english.offline> = {
  banner: {
    noNetwork: 'Es gibt keine Netzverbindung. Was Sie sehen, ist vielleicht nicht aktuell.',
    notAnswered: 'Der Server ist gerade nicht erreichbar. Was Sie sehen, ist vielleicht nicht aktuell.',
    recording:
      'Das Erfassen geht weiter: Bälle bleiben auf diesem Gerät und werden übertragen, sobald die Verbindung wieder da ist. Alles andere muss bis dahin warten.',
    recordingNotKept:
      'Das Erfassen geht weiter: Bälle werden übertragen, sobald die Verbindung wieder da ist, wenn diese Seite dann noch offen ist. Alles andere muss bis dahin warten.',
    waiting: 'Bis die Verbindung wieder da ist, kann nichts gespeichert werden.',
  },
  signIn: 'Es gibt keine Netzverbindung. Zum Anmelden wird eine gebraucht.',
  notRefreshed: 'Nicht aktualisiert seit {{time}}: So hat dieses Gerät das Training zuletzt gesehen.',
  notRefreshedShort: 'Stand {{time}}',
  newVersion: {
    isThere: 'Es gibt eine neue Version der App.',
    load: 'Jetzt laden',
    wait_one:
      'Es gibt eine neue Version der App. Sie kann geladen werden, sobald {{count, number}} erfasster Ball von diesem Gerät übertragen ist.',
    wait_other:
      'Es gibt eine neue Version der App. Sie kann geladen werden, sobald {{count, number}} erfasste Bälle von diesem Gerät übertragen sind.',
  },
};
