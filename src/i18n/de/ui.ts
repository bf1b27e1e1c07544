import type { ui as english } from '../en/ui';
import type { Texts } from '../texts';

export const ui: Texts<typeof english> = {
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  loading: 'Wird geladen …',
  refused: 'Das konnte nicht geladen werden.',
  nothingFound: 'Zu dieser Suche gibt es nichts.',
  grid: {
    pageLabel: 'Seiten von {{label}}',
    position: '{{from}}–{{to}} von {{total}}',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
};
