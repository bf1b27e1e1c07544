import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/member';
import { useApproveMemberMutation } from '../../../api/memberChanges';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';

interface Progress {
  /** The one that is being approved, from 1. */
  done: number;
  total: number;
}

/** Returns how to approve several users, one after the other, and how far that is; at the end it says who was not. */
export function useApproving(): { approve: (members: readonly Member[]) => Promise<void>; progress: Progress | null } {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const [approveMember] = useApproveMemberMutation();
  const [progress, setProgress] = useState<Progress | null>(null);

  const approve = async (members: readonly Member[]) => {
    const refused: string[] = [];
    for (const [index, { golfclubId, username, name, surname }] of members.entries()) {
      setProgress({ done: index + 1, total: members.length });
      const { error } = await approveMember({ golfclubId, username });
      if (error === undefined) continue;
      const person = t('users.person', { name, surname });
      refused.push(t('users.checked.refused', { person, reason: problemText(error) }));
    }
    setProgress(null);
    const count = members.length - refused.length;
    if (count > 0) notify(t('users.checked.approved', { count }));
    if (refused.length > 0) notify(t('users.checked.notApproved', { persons: refused.join(', ') }), 'error');
  };
  return { approve, progress };
}
