import type { onDevice as english } from '../en/onDevice';

export const onDevice: typeof english = {
  waiting_one:
    '{{count, number}} Ball wartet auf diesem Gerät. Er wird übertragen, wenn sich anmeldet, wer ihn erfasst hat.',
  waiting_other:
    '{{count, number}} Bälle warten auf diesem Gerät. Sie werden übertragen, wenn sich anmeldet, wer sie erfasst hat.',
  waitingChanges_one:
    '{{count, number}} Änderung wartet auf diesem Gerät. Sie wird übertragen, wenn sich anmeldet, wer sie gemacht hat.',
  waitingChanges_other:
    '{{count, number}} Änderungen warten auf diesem Gerät. Sie werden übertragen, wenn sich anmeldet, wer sie gemacht hat.',
  offer:
    'Ohne den Server kann sich niemand anmelden. Die Erfassung, die auf diesem Gerät offen war, geht trotzdem weiter.',
  open: 'Weiter erfassen: {{training}}',
  title: 'Erfassen ohne Anmeldung',
  unsigned:
    'Niemand ist angemeldet. Was erfasst wird, bleibt für die Person gespeichert, die diese Erfassung geöffnet hat, und wird übertragen, wenn sie sich anmeldet.',
  reached: 'Der Server ist wieder erreichbar. Melden Sie sich an, damit das Erfasste übertragen wird.',
  signIn: 'Anmelden',
  none: 'In den letzten zwölf Stunden war auf diesem Gerät keine Erfassung offen.',
  back: 'Zur Anmeldung',
  setting: {
    title: 'Dieses Gerät',
    text: 'Damit das Erfassen ohne Netz funktioniert, behält dieses Gerät laufende und geplante Trainings und die Mitglieder des Golfclubs, bis Sie sich abmelden. Zwölf Stunden lang lässt sich die zuletzt offene Erfassung ohne Anmeldung öffnen, solange der Server nicht erreichbar ist.',
    keepNothing: 'Auf diesem Gerät nichts behalten',
    done: 'Was gespeichert war, ist gelöscht. Bälle bleiben nur noch, bis sie übertragen sind.',
    notDone:
      'Dieses Gerät konnte nicht löschen, was es behält, daher bleibt die Einstellung aus. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    unsent_one:
      '{{count, number}} Ball ist noch nicht übertragen. Warten Sie, bis er übertragen ist, dann wird nichts mehr behalten.',
    unsent_other:
      '{{count, number}} Bälle sind noch nicht übertragen. Warten Sie, bis sie übertragen sind, dann wird nichts mehr behalten.',
    unsentChanges_one:
      '{{count, number}} Änderung ist noch nicht übertragen. Warten Sie, bis sie übertragen ist, dann wird nichts mehr behalten.',
    unsentChanges_other:
      '{{count, number}} Änderungen sind noch nicht übertragen. Warten Sie, bis sie übertragen sind, dann wird nichts mehr behalten.',
  },
};
