import type { capsuleViewer as english } from '../en/capsuleViewer';
import type { Texts } from '../texts';

export const capsuleViewer: Texts<typeof english> = {
  title: 'Kapsel öffnen',
  titleOfState: 'Zustand öffnen',
  what: 'Eine Kapsel ist eine Datei, mit der jemand einen Fehler gemeldet hat: die letzten Aktionen in der App und was auf dem Bildschirm stand, mit Platzhaltern an der Stelle von Personen. Hier sehen Sie dieselben Seiten noch einmal, Schritt für Schritt. Nichts wird gesendet, und Ihre eigene Sitzung bleibt unberührt.',
  states:
    'Ein gespeicherter Redux-Zustand oder eine Datei der Redux DevTools öffnet sich in der App selbst: Alles lässt sich bedienen, und nichts wird gesendet.',
  choose: 'Datei auswählen',
  chooseOther: 'Andere öffnen',
  drop: 'oder irgendwo auf dieser Seite ablegen',
  reading: 'Die Datei wird gelesen …',
  back: 'Zurück zur App',
  refused: {
    tooLarge:
      'Die Datei ist zu groß: Entpackt hat sie mehr als 50 MB. Bitte wählen Sie die Datei, die die App gespeichert hat.',
    damaged:
      'Die Datei ist beschädigt: Sie ist abgeschnitten oder lässt sich nicht als JSON lesen. Bitte lassen Sie sie sich noch einmal senden, am besten als Anhang.',
    foreign:
      'Diese Datei ist keine Kapsel, kein Redux-Zustand dieser App und keine Datei der Redux DevTools. Bitte wählen Sie eine, die in dieser App oder in den Redux DevTools gespeichert wurde.',
    newer:
      'Die Datei stammt aus einer neueren App, Version {{version}} (Format {{formatVersion}}), die diese hier nicht lesen kann. Bitte laden Sie die neueste Version der App und öffnen Sie die Datei dort.',
    damagedInside:
      'Die Datei ist innen beschädigt: „{{path}}“ fehlt oder ist nicht, wie es sein muss. Bitte exportieren Sie sie noch einmal, und bearbeiten Sie die Datei nicht.',
    forbiddenKey:
      'Die Datei wurde nicht geöffnet: „{{path}}“ hat einen Namen, der diese Seite selbst verändern könnte. Die App speichert keine solche Datei.',
    tooDeep: 'Die Datei wurde nicht geöffnet: Sie ist tiefer verschachtelt als alles, was die App speichert.',
    unknownSlice:
      'Diese Version der App hat keinen Slice „{{slice}}“. Bitte öffnen Sie den Zustand mit der Version der App, die ihn gespeichert hat.',
    tooManyActions: 'Die Datei hat mehr als {{most}} Aktionen. Bitte exportieren Sie weniger.',
    stays: 'Was geöffnet war, bleibt geöffnet.',
  },
  banner: {
    label: 'Kapsel',
    notLive: 'Das ist eine Kapsel, nicht die laufende App.',
    exit: 'Verlassen',
    live: 'Diesen Schritt live öffnen',
    stepOf: 'Kapsel, Schritt {{step}}',
    show: 'Über die Kapsel',
    otherVersion:
      'Die Datei stammt aus einer anderen Version der App: {{theirVersion}}, Commit {{theirCommit}}. Dies ist {{version}}, Commit {{commit}}. Was Sie sehen, kann abweichen; denselben Code hat der Commit {{theirCommit}}.',
  },
  screen: 'Die Seite bei diesem Schritt, nur zum Ansehen',
  timeline: {
    label: 'Zeitachse',
    hide: 'Zeitachse ausblenden',
    show: 'Zeitachse einblenden',
    back: 'Einen Schritt zurück',
    forward: 'Einen Schritt vor',
    play: 'Abspielen',
    playFast: 'Vierfach abspielen',
    pause: 'Anhalten',
    previousError: 'Zum vorigen Fehler',
    nextError: 'Zum nächsten Fehler',
    step: 'Schritt',
    at: 'Schritt {{step}} von {{count, number}}',
    before: 'Vor der ersten Aktion',
    keys: 'Die Pfeiltasten ← und → gehen einen Schritt zurück und vor.',
  },
  replay: {
    exact: 'Läuft genau gleich ab: Jeder Zustand ist der, der aufgezeichnet wurde.',
    diverged: 'Abweichung: zuerst bei Aktion {{step}}, im Slice „{{slice}}“.',
    divergedAtEnd: 'Abweichung: Der letzte Zustand ist nicht der, der aufgezeichnet wurde.',
    go: 'Zu Aktion {{step}}',
  },
  actions: {
    label: 'Aktionen',
    filter: 'Slice',
    all: 'Alle Slices',
    nothing: 'Keine Aktion hat diesen Slice geändert.',
    none: 'Als die Kapsel erstellt wurde, war noch nichts geschehen.',
    unchanged: 'hat nichts geändert',
    entry: '{{step}}. {{type}}, {{time}}, {{slices}}',
  },
  details: {
    label: 'Einzelheiten',
    action: 'Aktion',
    errors: 'Fehler ({{count, number}})',
    calls: 'API-Aufrufe ({{count, number}})',
    payload: 'Die Aktion',
    differences: 'Was sie geändert hat',
    noAction: 'Das ist der Zustand vor der ersten Aktion.',
    threw: 'Bei dieser Aktion ist ein Reducer gescheitert, darum blieb der Zustand, wie er war.',
    nothing: 'Diese Aktion hat nichts geändert.',
    most: 'Nur die ersten {{count, number}} Unterschiede werden gezeigt.',
    path: 'Wo',
    before: 'Vorher',
    after: 'Nachher',
    absent: 'nicht vorhanden',
  },
  errors: {
    none: 'Es wurden keine Fehler abgefangen.',
    go: 'Zu Schritt {{step}}',
    stack: 'Stack des Fehlers: {{message}}',
    noStack: 'Es gibt keinen Stack.',
  },
  calls: {
    none: 'Die API wurde nicht aufgerufen.',
    endpoint: 'Endpunkt',
    method: 'Methode',
    status: 'Status',
    time: 'Zeit',
    duration: 'Dauer',
    requestId: 'Request-ID',
    noId: 'keine',
  },
};
