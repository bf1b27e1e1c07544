import type { Member } from '../../../contract/member';
import { changedFields } from '../../db/recordChange';
import type { KnownPerson } from './knownPeople';
import { recordedFields } from './memberColumns';
import type { ReadRow, RowError } from './readRow';

/** What becomes of a row. */
export type Judged =
  | { verdict: 'create'; row: ReadRow }
  | { verdict: 'update'; before: Member; after: Member }
  | { verdict: 'unchanged' }
  | { verdict: 'refused'; errors: RowError[] };

interface Judging {
  golfclubId: string;
  known: readonly KnownPerson[];
  members: ReadonlyMap<string, Member>;
}

/**
 * Returns what becomes of each row: members of the club are found by their e-mail and get what the row gives, except
 * for another username; whoever is not found is created. What stands twice is refused the second time.
 */
export function judgeRows(rows: readonly ReadRow[], { golfclubId, known, members }: Judging): Judged[] {
  const seen = { email: new Set<string>(), username: new Set<string>() };
  return rows.map((row, position) => {
    const person = known[position];
    if (person === undefined) throw new Error(`Nothing is known of row ${position}`);
    const errors = [...row.errors, ...repetitions(person, seen)];
    const refused = (...more: RowError[]): Judged => ({ verdict: 'refused', errors: [...errors, ...more] });
    if (person.member === null) {
      const missing = missingOfNew(row, errors);
      if (person.isUsernameTaken) missing.push({ path: '/username', reason: 'taken' });
      return errors.length + missing.length > 0 ? refused(...missing) : { verdict: 'create', row };
    }
    if (person.member.golfclubId !== golfclubId) return refused({ path: '/email', reason: 'taken' });
    if (errors.length > 0) return refused();
    const before = members.get(person.member.id);
    if (before === undefined) return refused({ path: '/email', reason: 'taken' });
    const after = { ...before, ...row.given, email: before.email };
    const changes = changedFields(recordedFields(before), recordedFields(after));
    return changes.length > 0 ? { verdict: 'update', before, after } : { verdict: 'unchanged' };
  });
}

function missingOfNew({ given }: ReadRow, errors: readonly RowError[]): RowError[] {
  return (['name', 'surname'] as const)
    .filter((field) => given[field] === undefined && errors.every(({ path }) => path !== `/${field}`))
    .map((field) => ({ path: `/${field}`, reason: 'required' as const }));
}

function repetitions(person: KnownPerson, seen: Record<'email' | 'username', Set<string>>): RowError[] {
  return (['email', 'username'] as const).flatMap((field): RowError[] => {
    const value = person[field];
    if (value === '') return [];
    if (seen[field].has(value)) return [{ path: `/${field}`, reason: 'repeated' }];
    seen[field].add(value);
    return [];
  });
}
