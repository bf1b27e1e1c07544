import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { Member } from '../../../../contract/member';
import { useSession } from '../../../session/useSession';
import { dropUserDraft, keepUserDraft } from './draft';
import { isChanged, type UserValues } from './userForm';

interface DraftKeeperProps {
  member: Member | null;
  pristine: UserValues;
  isOpen: boolean;
}

/** Keeps what is typed as a draft as long as the dialog is open and there is something to lose. */
export function DraftKeeper({ member, pristine, isOpen }: DraftKeeperProps) {
  const { id } = useSession();
  const { values } = useFormikContext<UserValues>();
  useEffect(() => {
    if (!isOpen) return;
    // A password alone is no draft: it is never kept.
    if (isChanged({ ...values, password: pristine.password }, pristine)) keepUserDraft(id, member, values);
    else dropUserDraft(id);
  }, [id, member, values, pristine, isOpen]);
  return null;
}
