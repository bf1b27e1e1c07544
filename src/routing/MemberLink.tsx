import { type ReactNode, useCallback } from 'react';
import { useMay } from '@/session/sessionSlice';
import { CellLink } from '@/ui/dataGrid/RowButton';
import { pageOfMember } from './routes';

interface Named {
  /** Empty or absent for whoever was deleted, and for those who may not know it. */
  username?: string | undefined;
}

/** Returns how a name is drawn in a row: as a link to the page of the member, for those who may open it. */
export function useMemberLink(): (person: Named, text: string) => ReactNode {
  const mayOpen = useMay('member.list');
  return useCallback(
    ({ username = '' }, text) => {
      // Whoever was deleted has a username with an @, which nobody else has.
      const hasPage = username !== '' && !username.includes('@');
      const name = <span translate="no">{text}</span>;
      return mayOpen && hasPage ? <CellLink to={pageOfMember(username)}>{name}</CellLink> : name;
    },
    [mayOpen],
  );
}
