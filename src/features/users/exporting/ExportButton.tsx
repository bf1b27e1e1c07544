import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { UserFilters } from '../../../filters/filters';
import { useProblemText } from '../../../ui/problem';
import { useNotify } from '../../../ui/useNotify';
import { useSaveMembers } from './useSaveMembers';
import { useWholeList } from './useWholeList';

/** Saves all users that the filters show, of every page. */
export function ExportButton({ filters }: { filters: UserFilters }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const { read, isReading } = useWholeList(filters);
  const save = useSaveMembers();
  const exportAll = async () => {
    const list = await read();
    if ('error' in list) notify(t('users.exporting.failed', { reason: problemText(list.error) }), 'error');
    else save(list.members);
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={isReading} onClick={exportAll}>
      {t('users.exporting.all')}
    </Button>
  );
}
