import type { users as english } from '../en/users';
import type { Texts } from '../texts';

export const users: Texts<typeof english> = {
  title: 'Benutzer',
  filter: { label: 'Benutzer anzeigen', all: 'Alle', admins: 'Admins', pros: 'Pros', unapproved: 'Freizugeben' },
  search: 'Benutzer suchen',
  searchHelp: 'In Vorname, Nachname, E-Mail und Benutzername; mit / zur Suche',
  golfclub: 'Golfclub',
  name: 'Vorname',
  surname: 'Nachname',
  roles: 'Rollen',
  email: 'E-Mail',
  approved: 'Freigegeben',
  role: {
    ADMIN: 'Admin',
    PRO: 'Pro',
    PLAYER: 'Spieler/in',
    APPROVED: 'Freigegeben',
    UNAPPROVED: 'Nicht freigegeben',
  },
  isApproved: 'Ja',
  isNotApproved: 'Nein',
  nothingYet: 'Noch gibt es keine Benutzer.',
  nothingFound: 'Dazu gibt es keine Benutzer.',
  showAll: 'Alle Benutzer anzeigen',
};
