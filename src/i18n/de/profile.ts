import type { profile as english } from '../en/profile';
import type { Texts } from '../texts';

export const profile: Texts<typeof english> = {
  title: 'Profil',
  data: 'Ihre Daten',
  whoChanges: 'Ein Admin Ihres Golfclubs kann sie ändern.',
  roles: 'Rollen',
  phone: 'Telefon',
  mobile: 'Mobiltelefon',
  notGiven: 'Nicht angegeben',
  password: {
    title: 'Passwort ändern',
    text: 'Alle Ihre anderen Anmeldungen enden damit, auf diesem und auf anderen Geräten. Hier bleiben Sie angemeldet.',
    current: 'Jetziges Passwort',
    new: 'Neues Passwort',
    repeat: 'Neues Passwort noch einmal',
    change: 'Passwort ändern',
    changed: 'Ihr Passwort ist geändert. Alle Ihre anderen Anmeldungen sind beendet; hier sind Sie weiter angemeldet.',
    wrong: {
      required: 'Bitte füllen Sie dieses Feld aus.',
      same: 'Das ist Ihr jetziges Passwort. Bitte wählen Sie ein anderes.',
      different: 'Das ist nicht dasselbe wie oben. Bitte geben Sie das neue Passwort noch einmal ein.',
    },
  },
  signIns: {
    heading: 'Anmeldungen',
    text: 'Wenn Sie auf einem verlorenen oder geteilten Gerät noch angemeldet sind, beenden Sie alle Ihre Anmeldungen, auch die hier. Ihr Passwort bleibt, wie es ist.',
    end: 'Alle meine Anmeldungen beenden',
    title: 'Alle Ihre Anmeldungen beenden?',
    question: 'Sie werden sofort auf allen Geräten abgemeldet, auch auf diesem.',
  },
  appearance: { title: 'Sprache und Farben', language: 'Sprache', colours: 'Farben' },
};
