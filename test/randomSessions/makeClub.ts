import { below } from '@test/chance';

/** A made-up person, no text of whom occurs anywhere else. */
export interface Person {
  id: string;
  name: string;
  surname: string;
  username: string;
  email: string;
  phone: string;
  mobile: string;
  dateOfBirth: string;
}

/** What a random session happens among, and how it is drawn. */
export interface RandomClub {
  random: () => number;
  below: (bound: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Few, so that the same things come up again. */
  ids: readonly string[];
  people: readonly Person[];
  person: () => Person;
  /** Whatever was made so far that must not leave: passwords, tokens, codes. */
  secrets: string[];
  secret: (length?: number) => string;
  /** Of an approval. */
  code: () => string;
  /** The name of somebody who is no member, and a telephone number; both must not leave either. */
  stranger: () => { name: string; phone: string };
}

const consonants = Array.from('bcdfghjklmnpqrtvwxz');
const hexadecimal = Array.from('0123456789abcdef');
const initials = ['A', 'Ä', 'b', 'Ö', 'Ü', 'M', 'É', 'z', 'ß', 'Ž'];

/** Returns a club drawn from these numbers. */
export function makeClub(random: () => number): RandomClub {
  const draw = (bound: number) => below(random, bound);
  const pick = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item;
  const letters = (count: number) => Array.from({ length: count }, () => pick(consonants)).join('');
  const digits = (count: number) => Array.from({ length: count }, () => draw(10)).join('');
  const id = () => `${digits(8)}-${digits(4)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
  const makePerson = (): Person => ({
    id: id(),
    name: pick(initials) + letters(7),
    surname: `${random() < 0.2 ? 'von ' : ''}${pick(initials)}${letters(8)}`,
    username: `${letters(9)}${random() < 0.3 ? '.' : ''}${letters(3)}`,
    email: `${letters(8)}@${letters(6)}.example`,
    phone: `+49 ${digits(4)} ${digits(7)}`,
    mobile: random() < 0.3 ? '' : `0${digits(10)}`,
    // In no year that anything else of a session is in.
    dateOfBirth: `${10 + draw(18)}.${10 + draw(3)}.${1800 + draw(90)}`,
  });
  const [people, ids] = [Array.from({ length: 8 }, makePerson), Array.from({ length: 10 }, id)];
  // Two who share a name, and one without a surname: former members have none.
  const [first, second, third] = people as [Person, Person, Person];
  second.name = first.name;
  third.surname = '';
  const secrets: string[] = [];
  const tracked = (secret: string) => {
    secrets.push(secret);
    return secret;
  };
  return {
    random,
    below: draw,
    chance: (probability) => random() < probability,
    pick,
    ids,
    people,
    person: () => pick(people),
    secrets,
    secret: (length = 24) => tracked(letters(length)),
    stranger: () => ({
      name: tracked(`${pick(['A', 'Ä', 'Ö', 'M', 'É'])}${letters(9)}`),
      phone: tracked(
        pick([
          `0${1 + draw(9)}${digits(2)} ${digits(7)}`,
          `+49${digits(10)}`,
          `${digits(3)}-${digits(3)}-${digits(4)}`,
        ]),
      ),
    }),
    code: () => tracked(Array.from({ length: 32 }, () => pick(hexadecimal)).join('')),
  };
}
