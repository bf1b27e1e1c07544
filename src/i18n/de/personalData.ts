import type { personalData as english } from '../en/personalData';
import type { Texts } from '../texts';

export const personalData: Texts<typeof english> = {
  title: 'Gespeicherte Daten',
  ownText:
    'Eine Datei mit allem, was über Sie gespeichert ist: Daten, Zugang, Trainings mit jedem Ball, Ergebnisse und das Änderungsprotokoll.',
  text: 'Eine Datei mit allem, was über diese Person gespeichert ist, falls sie danach fragt. Das Speichern wird protokolliert.',
  export: 'Gespeicherte Daten sichern',
  done: 'Die gespeicherten Daten liegen als Datei vor.',
  failed: 'Die gespeicherten Daten wurden nicht gesichert. {{reason}}',
  fileName: 'gespeicherte-daten',
};
