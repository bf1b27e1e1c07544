import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FormikValues } from 'formik';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/Notice';
import { useProblemText } from '../ui/problem';
import { StaleVersions, type FieldVersions } from '../ui/StaleVersions';
import type { EditedEntity } from './entityDraft';
import type { EntityForm } from './useEntityForm';

export interface EntityNoticesProps<Base extends EditedEntity | null, Values extends FormikValues> {
  editing: EntityForm<Base, Values>;
  /** Both versions of each field, as people read them. */
  versions: (mine: Values, theirs: Values) => readonly FieldVersions[];
  /** Says that a draft was restored; if not given, the usual text. */
  restored?: string;
  /** Whether the fields explain this error. */
  explains?: (error: unknown) => boolean;
}

/** What stands above the fields of an entity: that a draft was restored, somebody else's version, and why saving failed. */
export function EntityNotices<Base extends EditedEntity | null, Values extends FormikValues>({
  editing: { form, isRestored, newer, saveError, startAnew, takeNewer, overwrite },
  versions,
  restored,
  explains,
}: EntityNoticesProps<Base, Values>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const hasError = saveError !== undefined && explains?.(saveError) !== true;
  if (!isRestored && !newer && !hasError) return null;
  return (
    <Stack spacing={1}>
      {isRestored && (
        <Notice
          action={
            <Button color="inherit" size="small" onClick={startAnew} disabled={form.isSubmitting}>
              {t('ui.draft.startAnew')}
            </Button>
          }
        >
          {restored ?? t('ui.draft.restored')}
        </Notice>
      )}
      {newer && (
        <StaleVersions
          fields={versions(newer.mine, newer.theirs)}
          onReload={takeNewer}
          onOverwrite={() => void overwrite()}
          isBusy={form.isSubmitting}
        />
      )}
      {hasError && (
        <Notice severity="error" takesFocus>
          {problemText(saveError)}
        </Notice>
      )}
    </Stack>
  );
}
