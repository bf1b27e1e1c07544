import { useTranslation } from 'react-i18next';
import { MOST_ACTIONS } from '@/capsule/devToolsImport';
import { Notice } from '@/ui/Notice';
import type { Opening } from './useOpening';

/** Says why the last file was not opened, and what to do. */
export function RefusedFile({ opening: { refused, opened } }: { opening: Opening }) {
  const { t } = useTranslation();
  if (!refused) return null;
  const { reason } = refused;
  const values = {
    version: 'version' in refused ? refused.version || '?' : '',
    formatVersion: 'formatVersion' in refused ? refused.formatVersion : '',
    place: 'place' in refused ? refused.place : '',
    slice: 'slice' in refused ? refused.slice : '',
    most: MOST_ACTIONS,
  };
  return (
    <Notice severity="error">
      {t(`capsuleViewer.refused.${reason}`, values)} {opened && t('capsuleViewer.refused.stays')}
    </Notice>
  );
}
