import { useChangeMembersMutation } from '@/api/memberChanges';
import { offerUndo } from '@/api/undo';
import { problemMessage, refusalMessage } from '@/errors/problem';
import type { Message } from '@/i18n/message';
import { useProgress } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import { type MemberAction, MOST_CHANGED_AT_ONCE } from '@contract/lists';
import type { MembersChange, MembersChanged } from '@contract/member';
import { textFields } from '@contract/memberFields';
import { callInChunks } from './callInChunks';

/** Of those that were refused, so many are named. */
const MOST_NAMED = 5;

/** What is done with each of many users. */
export type Change = Omit<MembersChange, 'ids'>;
type Result = MembersChanged['results'][number];

interface Changed {
  /** For whom the server said what became of it. */
  answered: string[];
  /** Those of them who were not refused, or no longer exist. */
  done: string[];
}

/** Returns the offer to undo it, as far as one call can. */
function offerFor(action: MemberAction, ids: readonly string[]) {
  if (action === 'delete' || ids.length === 0 || ids.length > MOST_CHANGED_AT_ONCE) return undefined;
  return offerUndo(action === 'approve' ? 'member.approved' : 'member.edited', ids);
}

/** Returns why somebody was refused: what the user lacks, by the names of the form, or else the sentence of the refusal. */
function reasonOf(code: Result['code'], errors: Result['errors'] = []): Message {
  const missing = errors.flatMap(({ path, reason }) =>
    reason === 'required' ? textFields.filter((field) => path === `/${field}`) : [],
  );
  if (missing.length === 0) return refusalMessage(code);
  const fields = missing.map((field): Message => ({ textKey: `users.${field}` }));
  return { textKey: 'users.checked.missing', values: { fields } };
}

/**
 * Returns how to change many users, some hundreds with each call, and how far that is; at the end it says who was refused, and
 * why.
 */
export function useChangingUsers() {
  const notify = useNotify();
  const [changeMembers] = useChangeMembersMutation();
  const [progress, setProgress] = useProgress('users/changing');

  const change = async (what: Change, ids: readonly string[]): Promise<Changed> => {
    const results: Result[] = [];
    const failure = await callInChunks(ids, setProgress, async (some) => {
      const { data, error } = await changeMembers({ ...what, ids: some });
      if (data) results.push(...data.results);
      return error;
    });
    report(what, results);
    if (failure !== undefined)
      notify({ textKey: 'users.checked.stopped', values: { reason: problemMessage(failure) } }, 'error');
    const done = results.filter(({ outcome, current }) => outcome !== 'refused' || !current);
    return { answered: results.map(({ id }) => id), done: done.map(({ id }) => id) };
  };

  const report = ({ action }: Change, results: readonly Result[]) => {
    const refused = results.filter(({ outcome }) => outcome === 'refused');
    const changed = results.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unchanged');
    const count = changed.length;
    if (count > 0 || refused.length < results.length) {
      const offer = offerFor(
        action,
        changed.map(({ id }) => id),
      );
      notify({ textKey: `users.checked.done.${action}`, values: { count } }, 'success', offer);
    }
    if (refused.length === 0) return;
    const named = refused.slice(0, MOST_NAMED).map(({ current, code, errors }): Message => {
      const person: Message = current
        ? { textKey: 'users.person', values: { name: current.name, surname: current.surname } }
        : { textKey: 'users.checked.unknown' };
      return { textKey: 'users.checked.refused', values: { person, reason: reasonOf(code, errors) } };
    });
    const others = refused.length - named.length;
    if (others > 0) named.push({ textKey: 'users.checked.others', values: { count: others } });
    notify({ textKey: 'users.checked.notDone', values: { count: refused.length, persons: named } }, 'error');
  };
  return { change, progress };
}
