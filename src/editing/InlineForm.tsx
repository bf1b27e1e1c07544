import Box from '@mui/material/Box';
import { Form, FormikProvider, type FormikValues } from 'formik';
import type { KeyboardEvent, ReactNode } from 'react';
import { FocusFirstFault } from '../ui/FocusFirstFault';
import type { EditedEntity } from './entityDraft';
import { EntityNotices, type EntityNoticesProps } from './EntityNotices';
import { DiscardDialog } from './LeaveGuard';

interface InlineFormProps<Base extends EditedEntity | null, Values extends FormikValues> extends EntityNoticesProps<
  Base,
  Values
> {
  /** Names the form for screen readers. */
  label: string;
  children: ReactNode;
}

/** The form of an entity that is edited where it stands in a list: Enter saves, Escape cancels, and nothing typed is lost unasked. */
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
        <FocusFirstFault />
      </Box>
      <DiscardDialog of={formKey} onDiscard={discard} />
    </FormikProvider>
  );
}
