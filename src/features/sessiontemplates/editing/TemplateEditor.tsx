import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../contract/template';
import { dropDraft } from '../../../session/drafts';
import { useSession } from '../../../session/useSession';
import { useNotify } from '../../../ui/useNotify';
import { useTemplateName } from '../useTemplateName';
import { templateDraftKey, templateDraftOf } from './draft';
import { EditorForm } from './EditorForm';
import { editedTemplateOf, valuesOf, type TemplateValues } from './templateForm';
import { TemplateTroubles } from './TemplateTroubles';
import { byField, useTemplateFaults } from './useTemplateFaults';
import { useTemplateSaving, type Trouble } from './useTemplateSaving';

interface TemplateEditorProps {
  template: Template;
  /** Called once it is saved, or nothing is to be saved. */
  onDone: () => void;
}

/** One editing of a template, from its first values, or those of a draft, to its saving or discarding. */
export function TemplateEditor({ template, onDone }: TemplateEditorProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const nameOf = useTemplateName();
  const { id: userId } = useSession();
  const [draft] = useState(() => templateDraftOf(userId, template));
  // The version that a change builds on; a newer one once somebody else's has been seen.
  const [base, setBase] = useState(draft?.base ?? template);
  const [initial] = useState(() => draft?.values ?? valuesOf(template));
  const [isRestored, setRestored] = useState(draft !== null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const sending = useRef<Promise<void> | null>(null);
  const faults = useTemplateFaults(template.type);
  const save = useTemplateSaving();

  const finish = () => {
    dropDraft(userId, templateDraftKey(template.id));
    onDone();
  };
  const send = async (values: TemplateValues, on: Template, { setErrors }: FormikHelpers<TemplateValues>) => {
    const met = await save(values, on);
    setTrouble(met);
    if (met) {
      faults.refuse(values, met.refused);
      setErrors(byField(met.refused));
      return;
    }
    notify(t('templates.editor.saved', { name: nameOf(editedTemplateOf(values, on)) }));
    finish();
  };
  /** Whoever presses twice sends once. */
  const sendOnce = (values: TemplateValues, helpers: FormikHelpers<TemplateValues>) => {
    sending.current ??= send(values, base, helpers).finally(() => {
      sending.current = null;
    });
    return sending.current;
  };
  const overwrite = async (form: FormikProps<TemplateValues>, current: Template) => {
    setBase(current);
    form.setSubmitting(true);
    await send(form.values, current, form);
    form.setSubmitting(false);
  };
  const beginAgain = (form: FormikProps<TemplateValues>, from: Template) => {
    setBase(from);
    setTrouble(null);
    setRestored(false);
    form.resetForm({ values: valuesOf(from) });
  };

  return (
    <Formik initialValues={initial} validate={faults.check} validateOnBlur={false} onSubmit={sendOnce}>
      {(form) => (
        <EditorForm
          template={base}
          label={t('templates.editor.label', { name: nameOf(template) })}
          isHeld={trouble?.current != null}
          onSending={faults.sendAgain}
          onDiscard={finish}
        >
          <TemplateTroubles
            template={base}
            trouble={trouble}
            isRestored={isRestored}
            onStartAnew={() => beginAgain(form, template)}
            onTakeTheirs={(current) => beginAgain(form, current)}
            onOverwrite={(current) => void overwrite(form, current)}
          />
        </EditorForm>
      )}
    </Formik>
  );
}
