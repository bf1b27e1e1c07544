import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useCreateTemplateMutation, useGetTemplatesQuery } from '../../api/template';
import type { TrainingType } from '../../../contract/lists';
import { LeaveGuard } from '../../editing/LeaveGuard';
import { useFilters } from '../../filters/useFilters';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { useProblemText } from '../../ui/problem';
import { useNotify } from '../../ui/useNotify';
import { TemplateList } from './cards/TemplateList';
import { CreateButtons } from './CreateButtons';
import { newTemplate } from './newTemplate';
import { TemplateFilters } from './TemplateFilters';
import { useOpenMade } from './useOpenMade';

/** The training templates, for those who write what a training consists of. */
export default function TemplatesPage() {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const [filters, change] = useFilters('templates');
  const query = useGetTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, { isLoading, error, originalArgs }] = useCreateTemplateMutation();
  const openMade = useOpenMade();

  const createOne = async (type: TrainingType) => {
    const { data } = await create(newTemplate(type));
    if (!data) return;
    openMade(data);
    notify(t('templates.action.created'));
  };

  return (
    <Page
      title={t('templates.title')}
      actions={
        <CreateButtons
          busyWith={isLoading ? (originalArgs?.type ?? null) : null}
          onCreate={(type) => void createOne(type)}
        />
      }
    >
      <Stack spacing={3}>
        {error !== undefined && <Notice severity="error">{problemText(error)}</Notice>}
        <TemplateFilters filter={filters} onFilter={change} />
        <LeaveGuard>
          <TemplateList query={query} onMade={openMade} />
        </LeaveGuard>
      </Stack>
    </Page>
  );
}
