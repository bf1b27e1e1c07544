import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { useId, useMemo, type ReactNode, type SubmitEvent } from 'react';
import type { Template } from '../../../../contract/template';
import { useKeptDraft } from '../../../session/useKeptDraft';
import { BallList } from './BallList';
import { templateDraftKey, type TemplateDraft } from './draft';
import { EditorButtons } from './EditorButtons';
import { FaultInFront } from './FaultInFront';
import { GeneralFields } from './GeneralFields';
import { HintList } from './HintList';
import { InstructionList } from './InstructionList';
import { LanguageBar } from './LanguageBar';
import { useGuarded } from './LeavingGuard';
import { LivePreview } from './LivePreview';
import { ScoreHandicapList } from './ScoreHandicapList';
import { ScoringList } from './ScoringList';
import { ShownLanguagesProvider, useLanguageInFront } from './shownLanguages';
import { hasBalls, hasScoring, isChanged, valuesOf, type TemplateValues } from './templateForm';

interface EditorFormProps {
  /** The version that a change builds on. */
  template: Template;
  label: string;
  /** Nothing can be submitted for now, because something else must be decided first. */
  isHeld: boolean;
  /** Called before the form is checked to be sent. */
  onSending: () => void;
  onDiscard: () => void;
  /** What is to be said above the fields. */
  children: ReactNode;
}

/** The fields of specification §2 in the surrounding Formik form, with what they lead to beside or below them. */
export function EditorForm({ template, label, isHeld, onSending, onDiscard, children }: EditorFormProps) {
  const { values, handleSubmit, setFieldValue } = useFormikContext<TemplateValues>();
  const fieldsId = useId();
  const { isWide, inFront, shown, choose, bringForward, timesBrought } = useLanguageInFront();
  const pristine = useMemo(() => valuesOf(template), [template]);
  const wouldLose = isChanged(values, pristine);
  const draft = useMemo<TemplateDraft | null>(
    () => (wouldLose ? { base: template, values } : null),
    [wouldLose, template, values],
  );
  useKeptDraft(templateDraftKey(template.id), draft);
  useGuarded(template.id, wouldLose);
  const setRows = useMemo(() => rowSetters((field, rows) => void setFieldValue(field, rows)), [setFieldValue]);
  const { type } = template;
  return (
    <Box
      component={Form}
      noValidate
      aria-label={label}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        onSending();
        handleSubmit(event);
      }}
      sx={besideOrBelow}
    >
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        {children}
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
          <ShownLanguagesProvider value={shown}>
            <GeneralFields template={template} />
            <InstructionList rows={values.instructions} onRows={setRows.instructions} />
            <HintList rows={values.hints} onRows={setRows.hints} />
            {hasBalls(type) && <BallList rows={values.balls} setFieldValue={setFieldValue} />}
            {hasScoring(type, values) && <ScoringList rows={values.scoring} onRows={setRows.scoring} />}
            <ScoreHandicapList type={type} rows={values.scoreHandicapMap} onRows={setRows.scoreHandicapMap} />
          </ShownLanguagesProvider>
        </Stack>
        <FaultInFront shown={shown} timesBrought={timesBrought} onBringForward={bringForward} />
        <EditorButtons
          draft={templateDraftKey(template.id)}
          isHeld={isHeld}
          wouldLose={wouldLose}
          onDiscard={onDiscard}
        />
      </Stack>
      <LivePreview template={template} />
    </Box>
  );
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

const besideOrBelow = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media (min-width:1200px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)' },
} as const;
