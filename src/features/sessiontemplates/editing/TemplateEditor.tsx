import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, FormikProvider } from 'formik';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateTemplateMutation } from '@/api/template';
import { useChangeOnce } from '@/api/useChangeOnce';
import { EntityNotices } from '@/editing/InlineForm';
import { DiscardDialog } from '@/editing/UnsavedChangesBlocker';
import { draftKeyOf } from '@/editing/entityDraft';
import { useEntityForm } from '@/editing/useEntityForm';
import { newerVersionOf } from '@/errors/failure';
import { type FieldLimits, reasonText } from '@/errors/problem';
import { schemaErrors } from '@/errors/schemaErrors';
import { currentLocale } from '@/i18n/locale';
import { LoadingButton } from '@/ui/LoadingButton';
import { useNotify } from '@/ui/useNotify';
import type { Template } from '@contract/template';
import { useTemplateName } from '../visibleTemplates';
import { BringErrorForward } from './BringErrorForward';
import { BallList } from './BallList';
import { GeneralFields } from './GeneralFields';
import { HintList } from './HintList';
import { InstructionList } from './InstructionList';
import { LanguageBar } from './LanguageBar';
import { LivePreview } from './LivePreview';
import { ScoreHandicapList } from './ScoreHandicapList';
import { ScoringList } from './ScoringList';
import { editedTemplateOf, formPathOf, hasBalls, hasScoring, type TemplateValues, valuesOf } from './templateForm';
import { TemplateNameProvider } from './templateName';
import { templateSchema, type TemplateFieldError } from './templateRules';
import { useVersions } from './useVersions';
import { VisibleLanguagesProvider, useLanguageInFront } from './visibleLanguages';

interface TemplateEditorProps {
  template: Template;
  /** Called once it is saved, or nothing is to be saved. */
  onDone: () => void;
}

/** The editor of a template: the fields of specification §2, with what they lead to beside or below them. */
export function TemplateEditor({ template, onDone }: TemplateEditorProps) {
  const { t } = useTranslation();
  const fieldsId = useId();
  const name = useTemplateName()(template);
  const editing = useTemplateForm(template, onDone);
  const { form, base, isBlocked, cancel, discard } = editing;
  const versions = useVersions(base);
  const { values, setFieldValue, isSubmitting } = form;
  const { isWide, inFront, shown: visible, choose, bringForward, timesBrought } = useLanguageInFront(template.id);
  const setRows = useMemo(() => rowSetters((field, rows) => void setFieldValue(field, rows)), [setFieldValue]);
  const { type } = template;
  return (
    <FormikProvider value={form}>
      <TemplateNameProvider value={name}>
        <Box component={Form} noValidate aria-label={t('templates.editor.label', { name })} sx={besideOrBelow}>
          <Stack spacing={3} sx={{ minWidth: 0 }}>
            <EntityNotices
              editing={editing}
              versions={versions}
              // Which version is kept changes nothing in it.
              alsoChanged={({ state }) => (state === base.state ? null : t(`templates.editor.stateNow.${state}`))}
            />
            <LanguageBar
              isWide={isWide}
              inFront={inFront}
              onChoose={choose}
              values={values}
              type={type}
              controls={fieldsId}
            />
            <Stack
              id={fieldsId}
              spacing={3}
              {...(isWide ? {} : { role: 'tabpanel', 'aria-labelledby': `${fieldsId}-${inFront}` })}
            >
              <VisibleLanguagesProvider value={visible}>
                <GeneralFields template={base} />
                <InstructionList rows={values.instructions} onRows={setRows.instructions} />
                <HintList rows={values.hints} onRows={setRows.hints} />
                {hasBalls(type) && <BallList rows={values.balls} setFieldValue={setFieldValue} />}
                {hasScoring(type, values) && <ScoringList rows={values.scoring} onRows={setRows.scoring} />}
                <ScoreHandicapList type={type} rows={values.scoreHandicapMap} onRows={setRows.scoreHandicapMap} />
              </VisibleLanguagesProvider>
            </Stack>
            <BringErrorForward shown={visible} timesBrought={timesBrought} onBringForward={bringForward} />
            <Stack direction="row" sx={alwaysInView}>
              <LoadingButton
                type="submit"
                variant="contained"
                loading={isSubmitting}
                disabled={isBlocked}
                aria-label={t('templates.editor.of', { label: t('templates.editor.submit'), name })}
                sx={{ minHeight: 44 }}
              >
                {t('templates.editor.submit')}
              </LoadingButton>
              <Button
                disabled={isSubmitting}
                aria-label={t('templates.editor.of', { label: t('ui.cancel'), name })}
                onClick={cancel}
                sx={{ minHeight: 44 }}
              >
                {t('ui.cancel')}
              </Button>
            </Stack>
          </Stack>
          <LivePreview template={base} />
        </Box>
      </TemplateNameProvider>
      <DiscardDialog of={editing.formKey} onDiscard={discard} />
    </FormikProvider>
  );
}

function useTemplateForm(template: Template, onEnd: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const nameOf = useTemplateName();
  const [update] = useUpdateTemplateMutation();
  const [changeOnce] = useChangeOnce();
  const message = (fieldError: TemplateFieldError, limits: FieldLimits): string =>
    fieldError === 'minusTyped' ? t('userForm.wrong.minusTyped') : reasonText(t, fieldError, limits);
  return useEntityForm<Template, TemplateValues>({
    formKey: draftKeyOf('template', template.id),
    entity: template,
    valuesOf,
    validate: (values) =>
      schemaErrors(values, templateSchema(values, message, { type: template.type, locale: currentLocale() })),
    save: async (values, base) => {
      const edited = editedTemplateOf(values, base);
      const answer = await changeOnce(update, edited);
      if (answer.error === undefined) notify({ textKey: 'templates.editor.saved', values: { name: nameOf(edited) } });
      return answer;
    },
    newerOf: newerVersionOf,
    fieldAt: formPathOf,
    onEnd,
  });
}

type List = 'instructions' | 'hints' | 'scoring' | 'scoreHandicapMap';

/** Returns for each list what changes its rows, made once, so that a list is drawn again only when its rows have changed. */
function rowSetters(set: (field: List, rows: TemplateValues[List]) => void) {
  return {
    instructions: (rows: TemplateValues['instructions']) => set('instructions', rows),
    hints: (rows: TemplateValues['hints']) => set('hints', rows),
    scoring: (rows: TemplateValues['scoring']) => set('scoring', rows),
    scoreHandicapMap: (rows: TemplateValues['scoreHandicapMap']) => set('scoreHandicapMap', rows),
  };
}

/** An editor is longer than a window: saving must not need the way to its end. */
const alwaysInView = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  gap: 1,
  flexWrap: 'wrap',
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const besideOrBelow = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width:1200px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)' },
} as const;
