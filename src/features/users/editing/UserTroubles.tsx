import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/member';
import { Notice } from '../../../ui/Notice';
import { useProblemText } from '../../../ui/problem';
import { StaleComparison } from './StaleComparison';
import { valuesOf, type UserValues } from './userForm';
import type { Trouble } from './useUserSaving';

interface UserTroublesProps {
  trouble: Trouble | null;
  /** What was typed comes from a draft. */
  isRestored: boolean;
  onStartAnew: () => void;
  onTakeTheirs: (current: Member, values: UserValues) => void;
  onOverwrite: (current: Member) => void;
}

/** What is to be said above the fields: that a draft was restored, and why saving failed where no field can say it. */
export function UserTroubles(props: UserTroublesProps) {
  const { trouble, isRestored, onStartAnew, onTakeTheirs, onOverwrite } = props;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { values, isSubmitting } = useFormikContext<UserValues>();
  const current = trouble?.current ?? null;
  const isSaidAtFields = trouble !== null && Object.keys(trouble.refused).length > 0;
  return (
    <>
      {isRestored && (
        <Notice
          action={
            <Button color="inherit" size="small" onClick={onStartAnew} disabled={isSubmitting}>
              {t('userForm.draft.startAnew')}
            </Button>
          }
        >
          {t('userForm.draft.restored')}
        </Notice>
      )}
      {current && (
        <StaleComparison
          mine={values}
          theirs={valuesOf(current)}
          isBusy={isSubmitting}
          onTakeTheirs={() => onTakeTheirs(current, valuesOf(current))}
          onOverwrite={() => onOverwrite(current)}
        />
      )}
      {trouble && !current && !isSaidAtFields && (
        <Notice severity="error" takesFocus>
          {problemText(trouble.error)}
        </Notice>
      )}
    </>
  );
}
