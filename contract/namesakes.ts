import { folded } from './folding';

interface Person {
  id: string;
  name: string;
  surname: string;
  username?: string | undefined;
  /** `DD.MM.YYYY` */
  dateOfBirth?: string | null | undefined;
}

/** A person of a list, with what is shown after the name where the list has another person of the same name. */
export type ToldApart<P> = P & { distinction?: string };

/**
 * Returns a function that gives those of these people who have a namesake among them a distinction, and returns all others as
 * they are. It is the year of birth and the username, as far as the reader gets them, else a number by the order of the ids.
 */
export function tellApart(people: readonly Person[]): <P extends Person>(person: P) => ToldApart<P> {
  const idsOfName = new Map<string, Set<string>>();
  for (const person of people) {
    const name = wholeName(person);
    idsOfName.set(name, (idsOfName.get(name) ?? new Set()).add(person.id));
  }
  return (person) => {
    const ids = [...(idsOfName.get(wholeName(person)) ?? [])].sort();
    const known = [person.dateOfBirth?.slice(-4), person.username].filter(Boolean);
    // Former members have no name.
    if (ids.length < 2 || wholeName(person) === '') return person;
    return { ...person, distinction: known.join(', ') || String(ids.indexOf(person.id) + 1) };
  };
}

/** Returns the people of a list, told apart. */
export const toldApart = <P extends Person>(people: readonly P[]): ToldApart<P>[] => people.map(tellApart(people));

const wholeName = ({ name, surname }: Person) => folded(`${name} ${surname}`.trim());
