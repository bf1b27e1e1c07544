import type { ImportAnswer, ImportedRow, Member } from '@contract/member';
import { importedRow, newMember } from './members';
import { staffOfClub } from './staffOfClub';

/** Returns the staff of a new club with rows for its members file, and its members as they are now. */
export async function importing() {
  const staff = await staffOfClub();
  const row = (options: Partial<ImportedRow> = {}) =>
    importedRow({ name: 'Lena', surname: 'Vogt', email: newMember(staff.club.id).email, ...options });
  const members = async () => (await staff.adminClient.get<Member[]>(`/api/golfclub/${staff.club.id}/members`)).body;
  const withEmail = async (email: string) => (await members()).find((member) => member.email === email);
  return { ...staff, row, members, withEmail };
}

/** Returns each verdict with its reasons, as `refused /email taken`. */
export function visibleRowStatuses({ verdicts }: ImportAnswer): string[] {
  return verdicts.map(({ verdict, errors }) =>
    [verdict, ...errors.map(({ path, reason }) => `${path} ${reason}`)].join(' '),
  );
}
