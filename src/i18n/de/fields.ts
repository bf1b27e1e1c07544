import type { fields as english } from '../en/fields';
import type { Texts } from '../texts';

export const fields: Texts<typeof english> = {
  reason: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    'unknown-field': 'Der Server kennt dieses Feld nicht.',
    'wrong-type': 'Bitte geben Sie einen passenden Wert ein.',
    'not-listed': 'Bitte wählen Sie eine der Möglichkeiten.',
    'no-visible-text': 'Bitte geben Sie etwas Sichtbares ein.',
    'forbidden-characters': 'Bitte entfernen Sie unsichtbare Zeichen und Steuerzeichen.',
    'too-short': 'Bitte geben Sie mehr ein.',
    'too-long': 'Bitte geben Sie weniger ein.',
    'too-small': 'Bitte geben Sie eine größere Zahl ein.',
    'too-large': 'Bitte geben Sie eine kleinere Zahl ein.',
    'not-whole': 'Bitte geben Sie eine ganze Zahl ein.',
    'more-than-one-decimal': 'Bitte geben Sie höchstens eine Nachkommastelle ein.',
    'not-a-date': 'Bitte geben Sie ein Datum ein, das es gibt, als TT.MM.JJJJ.',
    'not-an-id': 'Bitte wählen Sie neu.',
    'too-few-items': 'Bitte wählen Sie mehr aus.',
    'too-many-items': 'Bitte wählen Sie weniger aus.',
    repeated: 'Das gibt es schon. Bitte geben Sie jedes nur einmal ein.',
    'out-of-range': 'Bitte geben Sie einen Wert innerhalb der Grenzen ein.',
    malformed: 'Bitte prüfen Sie die Schreibweise.',
    'not-an-email': 'Bitte eine E-Mail-Adresse wie name@example.org eingeben.',
    'not-a-username': 'Bitte nur Buchstaben, Ziffern, Punkte, Binde- und Unterstriche verwenden.',
    'common-password': 'Dieses Passwort verwenden viele. Bitte ein anderes wählen.',
    taken: 'Das gehört schon jemand anderem. Bitte etwas anderes wählen.',
  },
};
