import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeMembersMutation } from '@/api/memberChanges';
import { useProblemText, useRefusalText } from '@/errors/problem';
import { useNotify } from '@/ui/useNotify';
import { MOST_CHANGED_AT_ONCE } from '@contract/lists';
import type { MembersChange, MembersChanged } from '@contract/member';

/** Of those that were refused, so many are told by name. */
const MOST_NAMED = 5;

type Change = Omit<MembersChange, 'ids'>;
type Result = MembersChanged['results'][number];

interface Progress {
  /** How many have had their turn. */
  done: number;
  total: number;
}

/** Returns how to change many users, some hundreds with each call, and how far that is; at the end it says who was refused, and why. */
export function useChangingUsers() {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const refusalText = useRefusalText();
  const [changeMembers] = useChangeMembersMutation();
  const [progress, setProgress] = useState<Progress | null>(null);

  const change = async (what: Change, ids: readonly string[]): Promise<void> => {
    const results: Result[] = [];
    let failure: unknown;
    for (let first = 0; first < ids.length && failure === undefined; first += MOST_CHANGED_AT_ONCE) {
      setProgress({ done: first, total: ids.length });
      const { data, error } = await changeMembers({ ...what, ids: ids.slice(first, first + MOST_CHANGED_AT_ONCE) });
      if (data) results.push(...data.results);
      failure = error;
    }
    setProgress(null);
    tell(what, results);
    if (failure !== undefined) notify(t('users.checked.stopped', { reason: problemText(failure) }), 'error');
  };

  const tell = ({ action }: Change, results: readonly Result[]) => {
    const refused = results.filter(({ outcome }) => outcome === 'refused');
    const count = results.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unchanged').length;
    if (count > 0 || refused.length < results.length) notify(t(`users.checked.done.${action}`, { count }));
    if (refused.length === 0) return;
    const named = refused.slice(0, MOST_NAMED).map(({ current, code, errors }) => {
      const person = current ? t('users.person', current) : t('users.checked.unknown');
      return t('users.checked.refused', { person, reason: refusalText(code, errors) });
    });
    const others = refused.length - named.length;
    if (others > 0) named.push(t('users.checked.others', { count: others }));
    notify(t('users.checked.notDone', { count: refused.length, persons: named.join('; ') }), 'error');
  };
  return { change, progress };
}
