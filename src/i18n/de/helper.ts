import type * as english from '../en/helper';
import type { Texts } from '../texts';

export const helper: Texts<typeof english.helper> = {
  title: 'Beim Erfassen helfen',
  about:
    'Geben Sie den Code ein, den Ihnen der Pro zeigt. Sie brauchen kein Konto: Sie erfassen die Bälle dieses einen Trainings.',
  name: 'Ihr Name',
  nameHelp: 'Er steht bei jedem Ball, den Sie erfassen.',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  nameTooLong: 'Verwenden Sie höchstens {{count, number}} Zeichen.',
  start: 'Bälle erfassen',
  as: '{{name}} erfasst Bälle',
  signedInAlready: 'Sie sind als {{name}} angemeldet. Mit Ihrem Konto erfassen Sie Bälle ohne Code.',
  waiting_one:
    '{{count, number}} Ball von {{name}} wartet auf diesem Gerät. Er wird übertragen, sobald Sie einen neuen Code desselben Trainings mit demselben Namen verwenden.',
  waiting_other:
    '{{count, number}} Bälle von {{name}} warten auf diesem Gerät. Sie werden übertragen, sobald Sie einen neuen Code desselben Trainings mit demselben Namen verwenden.',
  waitingChanges_one:
    '{{count, number}} Änderung von {{name}} wartet auf diesem Gerät. Sie wird übertragen, sobald Sie einen neuen Code desselben Trainings mit demselben Namen verwenden.',
  waitingChanges_other:
    '{{count, number}} Änderungen von {{name}} warten auf diesem Gerät. Sie werden übertragen, sobald Sie einen neuen Code desselben Trainings mit demselben Namen verwenden.',
  recordedBy: '{{ball}}, erfasst von {{name}}',
  ball: 'Ball {{number}} hat {{name}} (Helfer) erfasst.',
  ballOfFormer: 'Ball {{number}} hat ein ehemaliger Helfer erfasst.',
  former: 'Ehemaliger Helfer',
  leave: {
    button: 'Helfen beenden',
    title: 'Helfen beenden?',
    question: 'Um wieder zu erfassen, brauchen Sie den Code noch einmal.',
    unsent_one:
      '{{count, number}} erfasster Ball ist noch nicht übertragen. Er bleibt auf diesem Gerät und wird mit Ihrem nächsten Code dieses Trainings übertragen.',
    unsent_other:
      '{{count, number}} erfasste Bälle sind noch nicht übertragen. Sie bleiben auf diesem Gerät und werden mit Ihrem nächsten Code dieses Trainings übertragen.',
    lost_one:
      '{{count, number}} erfasster Ball ist noch nicht übertragen. Dieses Gerät konnte nicht alle sichern: Was es nicht sichern konnte, geht verloren, wenn Sie jetzt aufhören.',
    lost_other:
      '{{count, number}} erfasste Bälle sind noch nicht übertragen. Dieses Gerät konnte nicht alle sichern: Was es nicht sichern konnte, geht verloren, wenn Sie jetzt aufhören.',
    unsentChanges_one:
      '{{count, number}} Änderung ist noch nicht übertragen. Sie bleibt auf diesem Gerät und wird mit Ihrem nächsten Code dieses Trainings übertragen.',
    unsentChanges_other:
      '{{count, number}} Änderungen sind noch nicht übertragen. Sie bleiben auf diesem Gerät und werden mit Ihrem nächsten Code dieses Trainings übertragen.',
    lostChanges_one:
      '{{count, number}} Änderung ist noch nicht übertragen. Dieses Gerät konnte nicht alle sichern: Was es nicht sichern konnte, geht verloren, wenn Sie jetzt aufhören.',
    lostChanges_other:
      '{{count, number}} Änderungen sind noch nicht übertragen. Dieses Gerät konnte nicht alle sichern: Was es nicht sichern konnte, geht verloren, wenn Sie jetzt aufhören.',
    confirm: 'Helfen beenden',
    stay: 'Weiter erfassen',
  },
  ended: {
    title: 'Ihr Code gilt nicht mehr',
    text: 'Das Training ist beendet, der Code wurde widerrufen, oder Sie haben sich vor mehr als 12 Stunden angemeldet. Gibt es noch etwas zu erfassen, bitten Sie den Pro um einen neuen Code.',
    unsent_one:
      '{{count, number}} Ball auf diesem Gerät ist noch nicht übertragen. Nichts geht verloren: Mit einem neuen Code dieses Trainings wird er als Ball von {{name}} übertragen.',
    unsent_other:
      '{{count, number}} Bälle auf diesem Gerät sind noch nicht übertragen. Nichts geht verloren: Mit einem neuen Code dieses Trainings werden sie als Bälle von {{name}} übertragen.',
    lost_one:
      '{{count, number}} Ball ist noch nicht übertragen, und dieses Gerät konnte nicht alle sichern. Lassen Sie diese Seite offen und geben Sie hier einen neuen Code dieses Trainings ein: Dann wird er als Ball von {{name}} übertragen.',
    lost_other:
      '{{count, number}} Bälle sind noch nicht übertragen, und dieses Gerät konnte nicht alle sichern. Lassen Sie diese Seite offen und geben Sie hier einen neuen Code dieses Trainings ein: Dann werden sie als Bälle von {{name}} übertragen.',
    unsentChanges_one:
      '{{count, number}} Änderung auf diesem Gerät ist noch nicht übertragen. Nichts geht verloren: Mit einem neuen Code dieses Trainings wird sie im Namen von {{name}} übertragen.',
    unsentChanges_other:
      '{{count, number}} Änderungen auf diesem Gerät sind noch nicht übertragen. Nichts geht verloren: Mit einem neuen Code dieses Trainings werden sie im Namen von {{name}} übertragen.',
    lostChanges_one:
      '{{count, number}} Änderung ist noch nicht übertragen, und dieses Gerät konnte nicht alle sichern. Lassen Sie diese Seite offen und geben Sie hier einen neuen Code dieses Trainings ein: Dann wird sie im Namen von {{name}} übertragen.',
    lostChanges_other:
      '{{count, number}} Änderungen sind noch nicht übertragen, und dieses Gerät konnte nicht alle sichern. Lassen Sie diese Seite offen und geben Sie hier einen neuen Code dieses Trainings ein: Dann werden sie im Namen von {{name}} übertragen.',
    leave: 'Helfen beenden',
    goOn: 'Weiter',
  },
  codes: {
    open: 'Helfercode',
    title: 'Helfercodes: {{training}}',
    about:
      'Mit einem Code erfasst jemand die Bälle dieses Trainings auf dem eigenen Handy, ohne Konto. Er öffnet sonst nichts und endet mit dem Training.',
    make: 'Code erstellen',
    makeAnother: 'Weiteren Code erstellen',
    notNow:
      'Codes gibt es, solange das Training läuft, höchstens {{count, number}}. Widerrufen Sie einen, der nicht mehr gebraucht wird.',
    qr: 'QR-Code, der die Seite für Helfer mit dem Code öffnet',
    goTo: 'Einscannen, oder {{address}} öffnen und den Code eingeben.',
    once: 'Der Code wird nur jetzt angezeigt. Mehrere Helfer können ihn verwenden.',
    list: 'Gültige Codes',
    nothingYet: 'Für dieses Training gilt kein Code.',
    nobody: 'Noch niemand',
    made: 'von {{name}}, {{at}}',
  },
  revoke: {
    button: 'Widerrufen',
    question: 'Diesen Code widerrufen?',
    consequence_zero: 'Niemand kann sich mehr mit ihm anmelden.',
    consequence_one:
      '{{count, number}} Helfer kann ab sofort nichts mehr erfassen. Noch nicht übertragene Bälle bleiben auf dem Gerät.',
    consequence_other:
      '{{count, number}} Helfer können ab sofort nichts mehr erfassen. Noch nicht übertragene Bälle bleiben auf den Geräten.',
    done: 'Der Code ist widerrufen.',
  },
  names: {
    open: 'Helfer',
    title: 'Helfer: {{training}}',
    list: 'Helfer dieses Trainings',
    helper_one: '{{name}} ({{count, number}} Ball)',
    helper_other: '{{name}} ({{count, number}} Bälle)',
    erase: 'Name löschen',
    question: 'Möchten Sie diesen Namen wirklich löschen: {{name}}?',
    consequence:
      'Der Name wird endgültig gelöscht, auch in den Änderungen. Die Bälle bleiben, als die von „Ehemaliger Helfer“. Wer noch angemeldet ist, wird abgemeldet; noch nicht übertragene Bälle bleiben auf dem Gerät.',
    done: 'Der Name ist gelöscht.',
  },
};
