import type { Static } from '@sinclair/typebox';
import { memberApi } from '@/api/member';
import type { AppStore } from '@/app/makeStore';
import type { Recorder } from '@/capsule/recorder';
import { Member } from '@contract/member';
import type { Person, RandomClub } from './makeClub';
import { randomLocation } from './randomLocation';
import { valueOf } from './valueOf';

/**
 * Has the whole club shown at the end of a session, so that everybody is known, and people's data in errors, stacks and
 * addresses; returns a note and an address that speak of them too.
 */
export function exposePersonalData(
  club: RandomClub,
  store: AppStore,
  recorder: Recorder,
): { note: string; route: string } {
  const members = club.people.map((person) => ({ ...(valueOf(Member, club) as Static<typeof Member>), ...person }));
  store.dispatch(
    memberApi.util.upsertQueryEntries([{ endpointName: 'getMembers', arg: { q: '' }, value: listOf(members) }]),
  );
  for (const person of club.people) {
    const error = new TypeError(`Cannot read ${spoken(person)}`);
    error.stack = `${error.message}\n at https://club.example/private/playerstatistics/${encodeURIComponent(person.username)}?q=${encodeURIComponent(person.surname)}:7`;
    recorder.errorCaught(error);
    recorder.errorCaught(`nobody is called ${person.name.toUpperCase()} ${person.surname.toLowerCase()}`);
    const { path, search } = randomLocation(club);
    recorder.pageOpened(path + search);
  }
  const { path, search } = randomLocation(club);
  const stranger = club.stranger();
  const strangers = `${stranger.name} called us: ${stranger.phone}. Ask ${club.stranger().name}!`;
  return { note: [...club.people.map(spoken), strangers].join('\n'), route: path + search };
}

const listOf = (members: Static<typeof Member>[]) => ({ members, totalCount: members.length });

const spoken = ({ name, surname, email, phone, mobile, username, dateOfBirth }: Person) =>
  `${name} ${surname} (${username}, born ${dateOfBirth}), ${email}, tel. ${phone} or ${mobile}; "${surname}, ${name}".`;
