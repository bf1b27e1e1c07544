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
  deletion: 'Löschen bestätigen',
  discard: {
    title: 'Eingaben verwerfen?',
    question: 'Ihre Eingaben sind noch nicht gespeichert und gehen verloren.',
    keep: 'Weiter bearbeiten',
    confirm: 'Verwerfen',
  },
  draft: {
    restored: 'Was Sie vor dem Neuladen der Seite eingegeben hatten, ist noch da.',
    startAnew: 'Neu beginnen',
  },
  stale: {
    label: 'Beide Fassungen',
    field: 'Feld',
    mine: 'Ihre Fassung',
    theirs: 'Inzwischen gespeichert',
    nothing: '(leer)',
    same: 'Beide Fassungen stimmen überein.',
    reload: 'Gespeicherte Fassung übernehmen',
    overwrite: 'Mit meiner überschreiben',
  },
  list: {
    moveUp: 'Nach oben: {{row}}',
    moveDown: 'Nach unten: {{row}}',
    remove: 'Entfernen: {{row}}',
    moved: '{{row}} steht jetzt an Stelle {{place}} von {{count}}',
    removed: '{{row}} wurde entfernt',
    full: 'Mehr als {{count}} sind nicht möglich.',
  },
  grid: {
    pageLabel: 'Seiten von {{label}}',
    position: '{{from}}–{{to}} von {{total}}',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
};
