import Box from '@mui/material/Box';
import { Form, Formik, type FormikProps, type FormikValues } from 'formik';
import type { KeyboardEvent, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { Schema } from 'yup';
import { FocusFirstFault } from '../../ui/FocusFirstFault';
import type { FieldVersions } from '../../ui/StaleVersions';
import { DiscardDialog } from '../DiscardDialog';
import { dialogShown } from '../modalSlice';
import { InPlaceTroubles } from './InPlaceTroubles';
import { useInPlaceSaving, type InPlaceSaving } from './useInPlaceSaving';
import { useTypingOf } from './useTypingOf';

/** What the fields of an entry that is edited in place are given. */
export interface InPlaceTools<Values> {
  form: FormikProps<Values>;
  /** Leaves edit mode; asks before something that was typed is lost. */
  cancel: () => void;
  /** Nothing can be saved for now: it is being sent, or something else must be decided first. */
  isHeld: boolean;
  /** What was typed before was found again. */
  isRestored: boolean;
  /** The error that no field can say. */
  problem: unknown;
  /** Forgets that error. */
  dismiss: () => void;
  /** What is to be said about the whole entry; null when there is nothing. */
  troubles: ReactNode;
}

interface InPlaceFormProps<Values> extends InPlaceSaving<Values> {
  /** Names the form for screen readers. */
  label: string;
  /** What is checked before it is sent. */
  schema: Schema;
  /** Both versions of each field, as people read them. */
  versions: (mine: Values, theirs: Values) => readonly FieldVersions[];
  /** Whether the fields themselves explain this error. */
  explains?: (error: unknown) => boolean;
  /** Whether leaving the page would lose what was typed into the entry of this name. */
  onTyped: (name: string, isUnsaved: boolean) => void;
  children: (tools: InPlaceTools<Values>) => ReactNode;
}

/** The form of one entry that is edited where it stands: Enter saves, Escape cancels, and nothing typed is lost unasked. */
export function InPlaceForm<Values extends FormikValues>(props: InPlaceFormProps<Values>) {
  const saving = useInPlaceSaving(props);
  return (
    <Formik
      initialValues={saving.initial}
      validationSchema={props.schema}
      validateOnBlur={false}
      onSubmit={saving.save}
    >
      {(form) => <TypedForm {...props} form={form} saving={saving} />}
    </Formik>
  );
}

type TypedFormProps<Values extends FormikValues> = InPlaceFormProps<Values> & {
  form: FormikProps<Values>;
  saving: ReturnType<typeof useInPlaceSaving<Values>>;
};

function TypedForm<Values extends FormikValues>({ form, saving, ...props }: TypedFormProps<Values>) {
  const { label, versions, explains, onTyped, children } = props;
  const dispatch = useDispatch();
  const { name, base, newer, problem, isRestored } = saving;
  const isUnsaved = useTypingOf(name, base, onTyped);

  const cancel = () => {
    if (form.isSubmitting) return;
    if (isUnsaved) dispatch(dialogShown({ kind: 'discard', of: name }));
    else saving.giveUp();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    }
  };
  const isExplained = problem === undefined || explains?.(problem) === true;
  const troubles =
    isRestored || newer || !isExplained ? (
      <InPlaceTroubles
        isRestored={isRestored}
        versions={newer && versions(saving.mine(form.values), newer.values)}
        problem={isExplained ? undefined : problem}
        isBusy={form.isSubmitting}
        onStartAnew={() => saving.startAnew(form)}
        onTakeNewer={() => saving.takeNewer(form)}
        onOverwrite={() => void saving.overwrite(form)}
      />
    ) : null;

  return (
    <>
      <Box component={Form} noValidate aria-label={label} onKeyDown={handleKey}>
        {children({
          form,
          cancel,
          isHeld: form.isSubmitting || newer !== null,
          isRestored,
          problem,
          dismiss: saving.dismiss,
          troubles,
        })}
        <FocusFirstFault />
      </Box>
      <DiscardDialog of={name} onDiscard={saving.giveUp} />
    </>
  );
}
