import { useTranslation } from 'react-i18next';
import { problemMessage } from '@/errors/problem';
import { fileNameOfToday, saveFile } from '@/ui/saveFile';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import { takePersonalData, useExportMemberDataMutation, useExportOwnDataMutation } from './personalData';

/**
 * Returns how all that is stored about a member is saved as a file of JSON, and whether that is under way; without a member
 * about whoever is signed in.
 */
export function useSavingPersonalData(member?: { golfclubId: string; username: string }): {
  save: () => void;
  isSaving: boolean;
} {
  const { t } = useTranslation();
  const notify = useNotify();
  const [exportOwn, own] = useExportOwnDataMutation();
  const [exportMember, ofMember] = useExportMemberDataMutation();
  const isSaving = useBusyControl('personalData', own.isLoading || ofMember.isLoading);
  const saveNow = async () => {
    const { data, error } = await (member
      ? exportMember({ golfclubId: member.golfclubId, username: member.username })
      : exportOwn());
    const exported = data && takePersonalData(data);
    if (!exported) {
      notify({ textKey: 'personalData.failed', values: { reason: problemMessage(error) } }, 'error');
      return;
    }
    const name = fileNameOfToday(`${t('personalData.fileName')}-${exported.member.username}`, 'json');
    saveFile(name, JSON.stringify(exported, null, 2), 'application/json');
    notify({ textKey: 'personalData.done' });
  };
  return { save: () => void saveNow(), isSaving };
}
