import type { liveState as english } from '../en/liveState';
import type { Texts } from '../texts';

export const liveState: Texts<typeof english> = {
  label: 'Gespeicherter Zustand',
  notLive: 'Das ist ein gespeicherter Zustand. Alles lässt sich bedienen, nichts wird gesendet.',
  savedAt: '{{name}}, gespeichert {{at}}, Version {{version}}',
  goOn: 'Mit eigener Anmeldung weitermachen',
  unsent_one: '{{count}} Aufruf nicht gesendet',
  unsent_other: '{{count}} Aufrufe nicht gesendet',
  lastUnsent: 'Nicht gesendet: {{method}} {{path}}',
  list: 'Nicht gesendete Aufrufe',
  hiddenBody: 'der Inhalt kann ein Geheimnis enthalten und wird nicht gezeigt',
};
