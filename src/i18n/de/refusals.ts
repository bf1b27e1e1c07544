import type { refusals as english } from '../en/refusals';
import type { Texts } from '../texts';

export const refusals: Texts<typeof english> = {
  code: {
    'malformed-request': 'Der Server konnte die Anfrage nicht lesen. Bitte laden Sie die Seite neu.',
    'malformed-json': 'Der Server konnte das Gesendete nicht lesen. Bitte laden Sie die Seite neu.',
    'bad-input': 'Ein Teil Ihrer Eingaben kann so nicht angenommen werden. Bitte prüfen Sie sie.',
    'not-signed-in': 'Sie sind nicht mehr angemeldet. Bitte melden Sie sich erneut an.',
    'sign-in-failed': 'Etwas ist schiefgelaufen, bitte versuchen Sie es erneut.',
    'not-approved':
      'Ihr Konto ist noch nicht freigegeben. Ein Admin Ihres Golfclubs gibt es frei; danach können Sie sich anmelden.',
    'not-permitted': 'Ihre Rollen erlauben das nicht.',
    'foreign-club': 'Das gehört zu einem anderen Golfclub.',
    'unknown-route': 'Der Server kennt diese Adresse nicht. Bitte laden Sie die Seite neu.',
    'not-found': 'Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht.',
    'method-not-allowed': 'Der Server erlaubt das hier nicht. Bitte laden Sie die Seite neu.',
    'request-timeout': 'Der Server hat zu lange auf die Anfrage gewartet. Bitte versuchen Sie es erneut.',
    'wrong-state':
      'Jemand hat das inzwischen geändert, deshalb ist dieser Schritt nicht mehr möglich. Sie sehen jetzt den aktuellen Stand.',
    'ball-conflict': 'Für diesen Ball hat inzwischen jemand andere Punkte erfasst.',
    'unknown-reference': 'Etwas, das Sie ausgewählt haben, gibt es nicht mehr. Bitte wählen Sie neu.',
    'template-not-ready': 'Aus dieser Vorlage kann kein Training mehr geplant werden. Bitte wählen Sie eine andere.',
    'already-in-training': 'Für diese Spielerin oder diesen Spieler gibt es in diesem Training schon eine Einheit.',
    'player-not-approved':
      'Diese Spielerin oder dieser Spieler ist vom Club noch nicht freigegeben. Sobald ein Admin das getan hat, kann gespielt werden.',
    stale: 'Das wurde inzwischen von jemandem geändert. Vergleichen Sie beide Fassungen und entscheiden Sie.',
    'in-use': 'Das wird noch verwendet und kann nicht gelöscht werden.',
    taken: 'Dieser Name oder diese E-Mail gehört schon jemand anderem.',
    'own-account':
      'Sie können Ihr eigenes Konto nicht löschen und sich die Admin-Rolle nicht selbst entziehen. Das kann ein anderer Admin.',
    'last-admin': 'Das ist der letzte Admin. Bitte machen Sie zuerst jemand anderen zum Admin.',
    'wrong-password': 'Das ist nicht Ihr jetziges Passwort. Bitte versuchen Sie es noch einmal.',
    'prize-taken': 'Für diesen Platz der Rangliste steht schon ein anderer Preis.',
    'precondition-failed': 'Der Server hat eine andere Fassung dieser Datei. Bitte laden Sie die Seite neu.',
    'too-large': 'Das ist zu groß, um angenommen zu werden.',
    'url-too-long': 'Die Adresse ist zu lang. Bitte suchen Sie nach etwas Kürzerem.',
    'unsupported-media-type': 'Diese Art von Inhalt nimmt der Server nicht an.',
    'range-not-satisfiable': 'Diesen Teil der Datei hat der Server nicht. Bitte laden Sie die Seite neu.',
    'idempotency-key-reused': 'Dieser Eintrag wurde schon mit anderem Inhalt gesendet. Bitte geben Sie ihn neu ein.',
    'too-many-requests': 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    'headers-too-large': 'Die Anfrage war zu groß. Bitte melden Sie sich ab und wieder an.',
    'internal-error': 'Auf dem Server ist etwas schiefgelaufen. Bitte versuchen Sie es erneut.',
    overloaded: 'Der Server ist stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    'storage-full':
      'Der Server hat keinen Platz mehr, das zu speichern; es wurde nichts geändert. Bitte sagen Sie es dem Betreiber. Lesen können Sie weiterhin alles.',
  },
  wait_one: 'Zu viele Versuche. Bitte warten Sie {{count, number}} Sekunde und versuchen Sie es erneut.',
  wait_other: 'Zu viele Versuche. Bitte warten Sie {{count, number}} Sekunden und versuchen Sie es erneut.',
  offline: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  notTheServer:
    'Geantwortet hat etwas anderes als unser Server. Wenn dieses Netz eine eigene Anmeldeseite hat, melden Sie sich bitte zuerst dort an.',
  missingParameter: 'Die Seite wusste nicht, wonach sie fragen soll. Bitte laden Sie sie neu.',
  notSent:
    'Nicht gesendet: Hier ist ein gespeicherter Zustand geöffnet, und nichts verlässt ihn. Es wurde nichts geändert.',
  unknown: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
};
