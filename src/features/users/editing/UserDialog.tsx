import { FormikProvider } from 'formik';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddMemberMutation, useUpdateMemberMutation } from '@/api/memberChanges';
import { offerUndo } from '@/api/undo';
import { useChangeOnce } from '@/api/useChangeOnce';
import { FormDialog } from '@/editing/FormDialog';
import { EntityNotices } from '@/editing/InlineForm';
import { useEntityForm } from '@/editing/useEntityForm';
import { newerVersionOf } from '@/errors/failure';
import { handicapLimits, reasonText } from '@/errors/problem';
import { schemaErrors } from '@/errors/schemaErrors';
import { useFilters } from '@/filters/useFilters';
import { todayHere } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { readHandicap, showHandicap } from '@/i18n/numbers';
import { storeSecret } from '@/session/secrets';
import { useSession } from '@/session/sessionSlice';
import type { FieldVersions } from '@/ui/StaleVersions';
import { useNotify } from '@/ui/useNotify';
import { genders, type Locale } from '@contract/lists';
import type { Member } from '@contract/member';
import { memberFieldNames } from '@contract/memberFields';
import { seesEveryClub } from '@contract/rights';
import { StoredData } from './StoredData';
import { UserFields } from './UserFields';
import { generatedPassword } from './generatedPassword';
import {
  editedMemberOf,
  emptyUser,
  everybodysTexts,
  isShown,
  newMemberOf,
  phones,
  unstored,
  type UserFieldError,
  userSchema,
  type UserValues,
  valuesOf,
} from './userForm';

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
        {editing.base && <StoredData member={editing.base} />}
      </FormDialog>
    </FormikProvider>
  );
}

function useUserForm(member: Member | null, onEnd: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [addMember] = useAddMemberMutation();
  const [updateMember] = useUpdateMemberMutation();
  const [changeOnce] = useChangeOnce();
  const newUser = useNewUser();
  const message = (fieldError: UserFieldError, longest?: number): string => {
    if (fieldError === 'passwordTooShort' || fieldError === 'minusTyped') return t(`userForm.wrong.${fieldError}`);
    return reasonText(t, fieldError, { ...handicapLimits, ...(longest !== undefined && { longest }) });
  };
  const send = (values: UserValues, base: Member | null) => {
    if (base) {
      const { golfclubId, username, version } = base;
      return changeOnce(updateMember, { golfclubId, username, member: editedMemberOf(values, base, version) });
    }
    const made = newMemberOf(values);
    const added = { golfclubId: values.golfclubId, username: made.username, member: storeSecret(made) };
    return changeOnce(addMember, added, made);
  };
  return useEntityForm<Member | null, UserValues>({
    // There is one draft, because only one such dialog can be open.
    formKey: 'user',
    entity: member,
    valuesOf: useCallback((of: Member | null) => (of ? valuesOf(of) : newUser), [newUser]),
    unstored,
    validate: (values) =>
      schemaErrors(
        values,
        userSchema(message, { isNew: member === null, locale: currentLocale(), today: todayHere() }),
      ),
    save: async (values, base) => {
      const { error } = await send(values, base);
      const { name, surname } = values;
      if (error === undefined) {
        const offer =
          base && changesOnlyRoles(valuesOf(base), values) ? offerUndo('member.edited', [base.id]) : undefined;
        notify({ textKey: base ? 'userForm.saved' : 'userForm.created', values: { name, surname } }, 'success', offer);
      }
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
  const [{ club: selectedClub }] = useFilters('users');
  const [newUser] = useState(() => {
    const club = seesEveryClub(session.roles) ? (selectedClub ?? '') : session.golfclubId;
    return emptyUser(club, generatedPassword());
  });
  return newUser;
}

/** An error at a field that the form does not show has to stand elsewhere. */
function fieldAt(field: string, values: UserValues): string | null {
  const known = memberFieldNames.find((one) => one === field);
  return known === undefined || isShown(known, values) ? field : null;
}

/** What of a user can be changed by an edit, in the order of the form. */
const editable = [
  ...everybodysTexts.filter((field) => field !== 'username'),
  'dateOfBirth',
  'gender',
  'isPro',
  'isAdmin',
  'handicap',
  ...phones,
] as const satisfies readonly (keyof UserValues)[];

type EditableField = (typeof editable)[number];

/** Returns a function that puts two versions of a user beside each other where they differ. */
function useUserVersions(): (mine: UserValues, theirs: UserValues) => FieldVersions[] {
  const { t } = useTranslation();
  const label = (field: EditableField): string => {
    if (field === 'isPro') return t('userForm.pro');
    return field === 'isAdmin' ? t('userForm.admin') : t(`users.${field}`);
  };
  const format = (field: EditableField, values: UserValues): string => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'userForm.ticked' : 'userForm.notTicked');
    if (field === 'gender') {
      const gender = genders.find((one) => one === value);
      return gender ? t(`users.genders.${gender}`) : t('userForm.noGender');
    }
    return value.trim();
  };
  return (mine, theirs) => {
    const locale = currentLocale();
    return editable
      .filter((field) => compared(mine, field, locale) !== compared(theirs, field, locale))
      .map((field) => ({ label: label(field), mine: format(field, mine), theirs: format(field, theirs) }));
  };
}

/** Returns whether something differs, and nothing but roles. */
function changesOnlyRoles(before: UserValues, after: UserValues): boolean {
  const locale = currentLocale();
  const changed = editable.filter((field) => compared(before, field, locale) !== compared(after, field, locale));
  return changed.length > 0 && changed.every((field) => field === 'isPro' || field === 'isAdmin');
}

/** How a handicap is written does not count. */
function compared(values: UserValues, field: EditableField, locale: Locale): string | boolean {
  const value = values[field];
  if (typeof value === 'boolean') return value;
  if (field !== 'handicap') return value.trim();
  const read = readHandicap(value, locale);
  return 'reason' in read ? value : showHandicap(read.handicap, locale);
}
