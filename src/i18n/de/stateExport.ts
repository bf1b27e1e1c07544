import type { stateExport as english } from '../en/stateExport';
import type { Texts } from '../texts';

export const stateExport: Texts<typeof english> = {
  title: 'Redux-Zustand exportieren',
  intro:
    'Die Datei enthält den Zustand des Stores, wie er auf dieser Seite jetzt ist, als JSON. Sie lässt sich in dieser App, in den Redux DevTools und als preloadedState eines Stores wieder öffnen.',
  names:
    'Namen, E-Mail-Adressen und Ergebnisse stehen darin, wie sie sind; Passwörter, Anmelde-Tokens, Freischaltcodes und Links von Clubanzeigen nicht.',
  holds: '{{slices}} Slices, {{size}} kB, Seite {{address}}',
  save: 'Speichern',
  copy: 'In die Zwischenablage kopieren',
  copied: 'Der Zustand wurde kopiert.',
  devTools: 'Für Redux DevTools speichern',
  saved: 'Gespeichert als {{file}}.',
};
