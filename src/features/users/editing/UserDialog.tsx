import { FormikProvider } from 'formik';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../contract/limits';
import type { Member } from '../../../../contract/member';
import { useAddMemberMutation, useUpdateMemberMutation } from '../../../api/memberChanges';
import { EntityNotices } from '../../../editing/EntityNotices';
import { FormDialog } from '../../../editing/FormDialog';
import { useEntityForm } from '../../../editing/useEntityForm';
import { useFilters } from '../../../filters/useFilters';
import { todayHere } from '../../../i18n/dates';
import { currentLocale } from '../../../i18n/locale';
import { put } from '../../../session/secrets';
import { useSession } from '../../../session/useSession';
import { newerVersionOf } from '../../../ui/failure';
import { handicapLimits, reasonText } from '../../../ui/reasonText';
import { schemaFaults } from '../../../ui/schemaFaults';
import { useNotify } from '../../../ui/useNotify';
import { generatedPassword } from './generatedPassword';
import { UserFields } from './UserFields';
import { editedMemberOf, emptyUser, hasHandicap, newMemberOf, unstored, valuesOf, type UserValues } from './userForm';
import { userSchema, type UserFault } from './userRules';
import { useUserVersions } from './useUserVersions';

interface UserDialogProps {
  isOpen: boolean;
  /** As read when the dialog was opened; null: a new user. */
  member: Member | null;
  onHide: () => void;
}

/** One opening of the user dialog, from its first values to its saving or discarding. */
export function UserDialog({ isOpen, member, onHide }: UserDialogProps) {
  const { t } = useTranslation();
  const versions = useUserVersions();
  const editing = useUserForm(member, onHide);
  return (
    <FormikProvider value={editing.form}>
      <FormDialog
        kind="user"
        open={isOpen}
        title={member ? t('userForm.editTitle', { name: member.name, surname: member.surname }) : t('userForm.title')}
        submitLabel={t('userForm.save')}
        onClose={editing.discard}
        isBlocked={editing.newer !== null}
        isChanged={editing.isUnsaved}
        isDrafted
        maxWidth="md"
      >
        <EntityNotices editing={editing} versions={versions} restored={t('userForm.draft.restored')} />
        <UserFields member={editing.base} />
      </FormDialog>
    </FormikProvider>
  );
}

function useUserForm(member: Member | null, onEnd: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [addMember] = useAddMemberMutation();
  const [updateMember] = useUpdateMemberMutation();
  const newUser = useNewUser();
  const say = (fault: UserFault): string => {
    if (fault === 'passwordTooShort' || fault === 'minusTyped') return t(`userForm.wrong.${fault}`);
    return reasonText(t, fault, { ...handicapLimits, longest: limits.password.longest });
  };
  const send = (values: UserValues, base: Member | null) => {
    if (base) {
      const { golfclubId, username, version } = base;
      return updateMember({ golfclubId, username, member: editedMemberOf(values, base, version) });
    }
    const made = newMemberOf(values);
    return addMember({ golfclubId: values.golfclubId, username: made.username, member: put(made) });
  };
  return useEntityForm<Member | null, UserValues>({
    // There is one draft, because only one such dialog can be open.
    formKey: 'user',
    entity: member,
    valuesOf: useCallback((of: Member | null) => (of ? valuesOf(of) : newUser), [newUser]),
    unstored,
    validate: (values) =>
      schemaFaults(values, userSchema(say, { isNew: member === null, locale: currentLocale(), today: todayHere() })),
    save: async (values, base) => {
      const { error } = await send(values, base);
      const { name, surname } = values;
      if (error === undefined) notify(t(base ? 'userForm.saved' : 'userForm.created', { name, surname }));
      return { error };
    },
    newerOf: newerVersionOf,
    fieldAt,
    onEnd,
  });
}

/**
 * Returns the form of a new user with a generated password, in the own club or, where somebody may choose, in the club
 * whose users are shown.
 */
function useNewUser(): UserValues {
  const session = useSession();
  const [{ club: shownClub }] = useFilters('users');
  const [newUser] = useState(() => {
    const club = session.roles.includes('ADMIN') ? (shownClub ?? '') : session.golfclubId;
    return emptyUser(club, generatedPassword());
  });
  return newUser;
}

/** What the form does not show has to be said elsewhere. */
function fieldAt(field: string, values: UserValues): string | null {
  if (field === 'phone' || field === 'mobile') return values.isPro ? field : null;
  return field !== 'handicap' || hasHandicap(values) ? field : null;
}
