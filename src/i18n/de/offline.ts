import type { offline as english } from '../en/offline';
import type { Texts } from '../texts';

export const offline: Texts<typeof english> = {
  banner: {
    noNetwork: 'Es gibt keine Netzverbindung. Was Sie sehen, ist vielleicht nicht aktuell.',
    notAnswered: 'Der Server ist gerade nicht erreichbar. Was Sie sehen, ist vielleicht nicht aktuell.',
    recording:
      'Das Erfassen geht weiter: Bälle bleiben auf diesem Gerät und werden übertragen, sobald die Verbindung wieder da ist. Alles andere muss bis dahin warten.',
    waiting: 'Bis die Verbindung wieder da ist, kann nichts gespeichert werden.',
  },
  signIn: 'Es gibt keine Netzverbindung. Zum Anmelden wird eine gebraucht.',
  notRefreshed: 'Nicht aktualisiert seit {{time}}: So hat dieses Gerät das Training zuletzt gesehen.',
  newVersion: {
    isThere: 'Es gibt eine neue Version der App.',
    load: 'Jetzt laden',
    wait_one:
      'Es gibt eine neue Version der App. Sie kann geladen werden, sobald {{count, number}} erfasster Ball von diesem Gerät übertragen ist.',
    wait_other:
      'Es gibt eine neue Version der App. Sie kann geladen werden, sobald {{count, number}} erfasste Bälle von diesem Gerät übertragen sind.',
  },
};
