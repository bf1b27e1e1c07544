import { toTenths } from '../../contract/handicap';
import type { Transaction } from '../db/database';
import { demoAccounts } from './accounts';
import { chance } from './chance';
import { insertAll, type Rows } from './insertAll';
import { bergblick, fancourtLinks } from './clubs';
import { countIds } from './demoIds';
import type { DemoPerson } from './demoPerson';
import { membersOfBergblick } from './membersOfBergblick';
import { membersOfFancourtLinks } from './membersOfFancourtLinks';

export interface DemoMember extends DemoPerson {
  id: string;
  golfclubId: string;
  username: string;
}

/** Hashes of the accounts' password, and of one that nobody knows for everybody else. */
export interface DemoHashes {
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
