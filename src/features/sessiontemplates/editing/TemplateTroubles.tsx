import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../contract/template';
import { Notice } from '../../../ui/Notice';
import { useProblemText } from '../../../ui/problem';
import { StaleVersions } from '../../../ui/StaleVersions';
import { valuesOf, type TemplateValues } from './templateForm';
import type { Trouble } from './useTemplateSaving';
import { useVersions } from './useVersions';

interface TemplateTroublesProps {
  template: Template;
  trouble: Trouble | null;
  /** What was typed comes from a draft. */
  isRestored: boolean;
  onStartAnew: () => void;
  onTakeTheirs: (current: Template) => void;
  onOverwrite: (current: Template) => void;
}

/** What is to be said above the fields: that a draft was restored, and why saving failed where no field can say it. */
export function TemplateTroubles(props: TemplateTroublesProps) {
  const { template, trouble, isRestored, onStartAnew, onTakeTheirs, onOverwrite } = props;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const versions = useVersions(template);
  const { values, isSubmitting } = useFormikContext<TemplateValues>();
  const current = trouble?.current ?? null;
  const isSaidAtFields = trouble !== null && Object.keys(trouble.refused).length > 0;
  return (
    <>
      {isRestored && (
        <Notice
          action={
            <Button color="inherit" size="small" onClick={onStartAnew} disabled={isSubmitting}>
              {t('templates.editor.draft.startAnew')}
            </Button>
          }
        >
          {t('templates.editor.draft.restored')}
        </Notice>
      )}
      {current && (
        <Box sx={{ '& td': { whiteSpace: 'pre-line', verticalAlign: 'top' } }}>
          <StaleVersions
            fields={versions(values, valuesOf(current))}
            onReload={() => onTakeTheirs(current)}
            onOverwrite={() => onOverwrite(current)}
            isBusy={isSubmitting}
          />
        </Box>
      )}
      {trouble && !current && !isSaidAtFields && (
        <Notice severity="error" takesFocus>
          {problemText(trouble.error)}
        </Notice>
      )}
    </>
  );
}
