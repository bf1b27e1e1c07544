import { useSelector } from 'react-redux';
import type { StateExport } from '../../../../contract/lists';
import { browserSettings } from '../../../api/address';
import type { LoginSession } from '../../../session/loginSession';
import { selectSession } from '../../../session/sessionSlice';

const isStaff = (session: LoginSession | null): boolean =>
  session !== null && session.roles.some((role) => role === 'ADMIN' || role === 'PRO');

const allowed: Record<StateExport, (session: LoginSession | null) => boolean> = {
  everyone: () => true,
  staff: isStaff,
  off: () => false,
};

/** Returns whether the server's setting lets whoever is here export the Redux state. */
export function useMayExport(): boolean {
  const session = useSelector(selectSession);
  return allowed[browserSettings().stateExport](session);
}
