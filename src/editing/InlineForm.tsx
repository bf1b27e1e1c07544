import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, FormikProvider, type FormikValues } from 'formik';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedEntity } from '@/ui/forms/formsSlice';
import { FailureNotice } from '@/ui/FailureNotice';
import { FocusFirstError } from '@/ui/fields/Field';
import { Notice } from '@/ui/Notice';
import { type FieldVersions, StaleVersions } from '@/ui/StaleVersions';
import { DiscardDialog } from './UnsavedChangesBlocker';
import type { EntityForm } from './useEntityForm';

interface InlineFormProps<Base extends EditedEntity | null, Values extends FormikValues> extends EntityNoticesProps<
  Base,
  Values
> {
  /** Names the form for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * The form of an entity that is edited where it stands in a list: Enter saves, Escape cancels, and nothing typed is lost
 * unasked.
 */
export function InlineForm<Base extends EditedEntity | null, Values extends FormikValues>({
  label,
  children,
  ...notices
}: InlineFormProps<Base, Values>) {
  const { form, formKey, cancel, discard } = notices.editing;
  const cancelOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented || event.key !== 'Escape') return;
    event.preventDefault();
    cancel();
  };
  return (
    <FormikProvider value={form}>
      <Box component={Form} noValidate aria-label={label} onKeyDown={cancelOnEscape}>
        <Box sx={{ py: 1, '&:empty': { display: 'none' } }}>
          <EntityNotices {...notices} />
        </Box>
        {children}
        <FocusFirstError />
      </Box>
      <DiscardDialog of={formKey} onDiscard={discard} />
    </FormikProvider>
  );
}

interface EntityNoticesProps<Base extends EditedEntity | null, Values extends FormikValues> {
  editing: EntityForm<Base, Values>;
  /** Both versions of each field, as people read them. */
  versions: (mine: Values, theirs: Values) => readonly FieldVersions[];
  /** Says what else the newer version differs in, which no field shows; null: nothing. */
  alsoChanged?: (newer: NonNullable<Base>) => string | null;
  /** Says that a draft was restored; if not given, the usual text. */
  restored?: string;
  /** Whether the fields explain this error. */
  explains?: (error: unknown) => boolean;
}

/** What stands above the fields of an entity: that a draft was restored, somebody else's version, and why saving failed. */
export function EntityNotices<Base extends EditedEntity | null, Values extends FormikValues>({
  editing: { form, isRestored, newer, failed, startOver, takeNewer, overwrite },
  versions,
  alsoChanged,
  restored,
  explains,
}: EntityNoticesProps<Base, Values>) {
  const { t } = useTranslation();
  const isShown = failed !== undefined && explains?.(failed.failure) !== true;
  if (!isRestored && !newer && !isShown) return null;
  return (
    <Stack spacing={1}>
      {isRestored && (
        <Notice
          action={
            <Button color="inherit" size="small" onClick={startOver} disabled={form.isSubmitting}>
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
          alsoChanged={alsoChanged?.(newer.entity) ?? null}
          onReload={takeNewer}
          onOverwrite={() => void overwrite()}
          isBusy={form.isSubmitting}
        />
      )}
      {isShown && <FailureNotice failed={failed} />}
    </Stack>
  );
}
