import { toTenths } from '@contract/handicap';
import type { Gender, Role } from '@contract/lists';
import type { Transaction } from '@server/db/database';
import { bergblick, demoAccounts, fancourtLinks } from './accounts';
import { chance } from './chance';
import { countIds, insertAll, type Rows } from './demoRows';

interface DemoPerson {
  name: string;
  surname: string;
  gender: Gender;
  /** Decimal; a plus handicap is negative. */
  handicap: number;
  roles: readonly Role[];
  /** Only those who can sign in have a name of their own choice. */
  username?: string;
  mobile?: string;
  phone?: string;
}

type Particulars = Partial<Pick<DemoPerson, 'roles' | 'username' | 'mobile' | 'phone'>>;

const someone =
  (gender: Gender) =>
  (name: string, surname: string, handicap: number, particulars: Particulars = {}): DemoPerson => ({
    name,
    surname,
    gender,
    handicap,
    roles: ['APPROVED', 'PLAYER'],
    ...particulars,
  });

/** Returns an approved player unless the particulars say otherwise. */
const man = someone('man');
/** Returns an approved player unless the particulars say otherwise. */
const woman = someone('woman');

const waiting = { roles: ['PLAYER', 'UNAPPROVED'] } as const;

/** The members of Golfclub Bergblick; the first three are the demo accounts. */
export const membersOfBergblick: readonly DemoPerson[] = [
  woman('Annette', 'Krüger', 21.3, { username: 'admin', roles: ['ADMIN', 'APPROVED'] }),
  man('Jörg', 'Bäumler', 0.4, {
    username: 'pro',
    roles: ['APPROVED', 'PLAYER', 'PRO'],
    mobile: '+49 171 5550142',
    phone: '+49 8041 555014',
  }),
  woman('Lena', 'Großmann', 18.4, { username: 'player' }),
  woman('Käthe', 'Schönfelder', 2.8, {
    roles: ['APPROVED', 'PLAYER', 'PRO'],
    mobile: '+49 171 5550177',
    phone: '+49 8041 555017',
  }),
  man('Sebastian', 'Huber', -1.2),
  woman('Franziska', 'Öttl', 4.6),
  man('Maximilian', 'Weiß', 6.1),
  woman('Theresa', 'Löwe', 7.9),
  man('Florian', 'Kästner', 9.3),
  man('Günther', 'Strauß', 11.7),
  woman('Johanna', 'Übelacker', 12.5),
  man('Matthias', 'Reißner', 13.2),
  woman('Sabine', 'Fröhlich', 14.0),
  man('Andreas', 'Göbel', 14.8),
  woman('Ursula', 'Jäger', 15.6),
  man('Björn', 'Petersen', 16.3),
  woman('Bärbel', 'Nürnberger', 17.1),
  man('Stefan', 'Hölzl', 18.4),
  woman('Claudia', 'Zimmermann', 19.2),
  man('Jürgen', 'Schäfer', 20.5),
  woman('Monika', 'Grünwald', 21.9),
  man('Rüdiger', 'Voß', 22.6),
  woman('Katharina', 'Dörfler', 23.8),
  man('Thomas', 'Ostermeier', 24.4),
  woman('Gisela', 'Möhring', 25.7),
  man('Dieter', 'Kühn', 26.9),
  woman('Birgit', 'Sänger', 28.0),
  man('Heinz', 'Brückner', 29.4),
  woman('Nadine', 'Räuber', 31.2),
  man('Lukas', 'Fürst', 33.5),
  woman('Petra', 'Mößmer', 35.1),
  man('Tobias', 'Lörcher', 36.0),
  woman('Heike', 'Bürger', 27.3),
  man('Uwe', 'Bürger', 30.1),
  woman('Marlene', 'Äschbacher', 38.6),
  man('Emil', 'Wörner', 41.0),
  woman('Frieda', 'Hübsch', 44.5),
  man('Anton', 'Süß', 48.0),
  woman('Ida', 'Rößler', 54.0),
  man('Noah', 'Böhm', 54.0),
  woman('Svenja', 'Lübbers', 54.0, waiting),
  man('Torben', 'Müller', 45.0, waiting),
  woman('Renate', 'Späth', 36.0, waiting),
];

/** The members of Fancourt Links; the first two are the demo accounts. */
export const membersOfFancourtLinks: readonly DemoPerson[] = [
  woman('Lindiwe', 'Mokoena', 1.1, {
    username: 'pro2',
    roles: ['APPROVED', 'PLAYER', 'PRO'],
    mobile: '+27 82 555 0118',
    phone: '+27 44 555 0118',
  }),
  man('Pieter', 'van der Merwe', 15.3, { username: 'player2' }),
  man('Thabo', 'Nkosi', -0.8),
  woman('Annelie', 'Botha', 5.4),
  man('Sipho', 'Dlamini', 8.2),
  woman('Zanele', 'Khumalo', 10.9),
  man('Hendrik', 'Labuschagné', 12.7),
  woman('Priya', 'Naidoo', 14.1),
  man('Johannes', 'Müller-Steyn', 16.8),
  woman('Nomvula', 'Zulu', 19.5),
  man('René', 'du Plessis', 21.2),
  woman('Chantelle', 'Joubert', 23.0),
  man('Ayanda', 'Ndlovu', 26.4),
  woman('Marié', 'Coetzee', 28.7),
  man('Kabelo', 'Molefe', 32.9),
  woman('Imogen', 'Barnard', 36.0),
  man('Rashid', 'Adams', 44.2),
  woman('Thandi', 'Sithole', 54.0, { roles: ['PLAYER', 'UNAPPROVED'] }),
];

export interface DemoMember extends DemoPerson {
  id: string;
  golfclubId: string;
  username: string;
}

/** Hashes of the accounts' password, and of one that nobody knows for everybody else. */
interface DemoHashes {
  account: string;
  locked: string;
}

const nextId = countIds('member');
const memberOf = (golfclubId: string) => (person: DemoPerson) => ({
  ...person,
  id: nextId(),
  golfclubId,
  username: person.username ?? `${inAscii(person.name)}.${inAscii(person.surname)}`,
});

/** All members of the demo, club by club, with the ids and usernames that they have in the database. */
export const demoMembers: readonly DemoMember[] = [
  ...membersOfBergblick.map(memberOf(bergblick.id)),
  ...membersOfFancourtLinks.map(memberOf(fancourtLinks.id)),
];

/** Writes the members; the clubs must be there. */
export async function writeMembers(tx: Transaction, hashes: DemoHashes): Promise<void> {
  const by = chance(1754);
  const rows: Rows<'members'> = demoMembers.map((member) => {
    const account = demoAccounts.find(({ username }) => username === member.username);
    return {
      id: member.id,
      golfclub_id: member.golfclubId,
      name: member.name,
      surname: member.surname,
      username: member.username,
      email: account?.email ?? `${member.username}@example.org`,
      password_hash: account ? hashes.account : hashes.locked,
      roles: [...member.roles],
      date_of_birth: `${by.between(1948, 2008)}-${twoDigits(by.between(1, 12))}-${twoDigits(by.between(1, 28))}`,
      gender: member.gender,
      handicap_tenths: toTenths(member.handicap),
      mobile: member.mobile ?? null,
      phone: member.phone ?? null,
    };
  });
  await insertAll(tx, 'members', rows);
}

function inAscii(name: string): string {
  const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z-]/g, '');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
