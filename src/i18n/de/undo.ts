import type * as english from '../en/undo';
import type { Texts } from '../texts';

export const undo: Texts<typeof english.undo> = {
  done: {
    template: {
      archived: 'Rückgängig gemacht: Die Vorlage ist wieder aktiv.',
      deleted: 'Rückgängig gemacht: Die Vorlage ist wieder da.',
    },
    category: { deleted: 'Rückgängig gemacht: Die Trainingskategorie ist wieder da.' },
    mapping: { deleted: 'Rückgängig gemacht: Die Punktetabelle ist wieder da.' },
    price: { deleted: 'Rückgängig gemacht: Der Preis ist wieder da.' },
    member: {
      approved: 'Rückgängig gemacht: Wer freigegeben war, wartet wieder auf die Freigabe.',
      edited:
        'Rückgängig gemacht: Die Rollen sind wie vorher. Anmeldungen, Anzeige-Links und Codes, die mit ihnen endeten, bleiben beendet.',
    },
  },
};
