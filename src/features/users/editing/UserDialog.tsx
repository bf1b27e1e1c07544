import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/member';
import { FormDialog } from '../../../modal/FormDialog';
import { useSession } from '../../../session/useSession';
import { useNotify } from '../../../ui/useNotify';
import { dropUserDraft, type UserDraft } from './draft';
import { DraftKeeper } from './DraftKeeper';
import { usePristineUser } from './usePristineUser';
import { UserFields } from './UserFields';
import { isChanged, type UserValues } from './userForm';
import { UserTroubles } from './UserTroubles';
import { useUserFaults } from './useUserFaults';
import { useUserSaving, type Trouble } from './useUserSaving';

interface UserDialogProps {
  isOpen: boolean;
  /** As read when the dialog was opened; null: a new user. */
  member: Member | null;
  draft: UserDraft | null;
  onHide: () => void;
}

/** One opening of the user dialog, from its first values to its saving or discarding. */
export function UserDialog({ isOpen, member, draft, onHide }: UserDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id: userId } = useSession();
  // The version that a change builds on; a newer one once somebody else's has been seen.
  const [base, setBase] = useState(member);
  const [isRestored, setRestored] = useState(draft !== null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const pristine = usePristineUser(base);
  const [initial] = useState<UserValues>(draft ? { ...draft.values, password: pristine.password } : pristine);
  const faults = useUserFaults(member === null);
  const save = useUserSaving();

  const send = async (values: UserValues, on: Member | null, { setErrors }: FormikHelpers<UserValues>) => {
    const met = await save(values, on);
    setTrouble(met);
    if (met) {
      faults.refuse(values, met.refused);
      setErrors(met.refused);
      return;
    }
    dropUserDraft(userId);
    notify(t(on ? 'userForm.saved' : 'userForm.created', { name: values.name, surname: values.surname }));
  };
  const overwrite = async (form: FormikProps<UserValues>, current: Member) => {
    setBase(current);
    form.setSubmitting(true);
    await send(form.values, current, form);
    form.setSubmitting(false);
  };
  const beginAgain = (form: FormikProps<UserValues>, values: UserValues) => {
    setTrouble(null);
    setRestored(false);
    form.resetForm({ values });
  };
  const discard = () => {
    dropUserDraft(userId);
    onHide();
  };

  return (
    <Formik
      initialValues={initial}
      validate={faults.check}
      validateOnBlur={false}
      onSubmit={(values, helpers) => send(values, base, helpers)}
    >
      {(form) => (
        <FormDialog
          kind="user"
          open={isOpen}
          title={member ? t('userForm.editTitle', { name: member.name, surname: member.surname }) : t('userForm.title')}
          submitLabel={t('userForm.save')}
          onClose={discard}
          isHeld={trouble?.current != null}
          isChanged={isChanged(form.values, pristine)}
          isDrafted
          onSending={faults.sendAgain}
          maxWidth="md"
        >
          <DraftKeeper member={base} pristine={pristine} isOpen={isOpen} />
          <UserTroubles
            trouble={trouble}
            isRestored={isRestored}
            onStartAnew={() => beginAgain(form, pristine)}
            onOverwrite={(current) => void overwrite(form, current)}
            onTakeTheirs={(current, values) => {
              setBase(current);
              beginAgain(form, values);
            }}
          />
          <UserFields member={base} />
        </FormDialog>
      )}
    </Formik>
  );
}
