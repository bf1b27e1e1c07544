import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { fileNameOfToday, saveFile } from '@/ui/saveFile';
import { useNotify } from '@/ui/useNotify';
import type { Member } from '@contract/member';
import { membersCsv } from './membersCsv';

/** Returns how to save users as a CSV file. */
export function useSaveMembers(): (members: readonly Member[]) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  return (members) => {
    const name = fileNameOfToday(t('users.exporting.fileName'), 'csv');
    saveFile(name, membersCsv(members, t, currentLocale()), 'text/csv;charset=utf-8');
    notify({ textKey: 'users.exporting.done', values: { count: members.length } });
  };
}
