import { useTranslation } from 'react-i18next';
import { playersOf } from '@/i18n/personName';
import { Notice } from '@/ui/Notice';
import type { RecorderRow } from '../recorder/rows';

/** Says that the player of the cursor was moved to another group meanwhile; nobody else takes the cursor by that. */
export function MovedPlayer({ row }: { row: RecorderRow }) {
  const { t } = useTranslation();
  const { session, isElsewhere } = row;
  if (!isElsewhere || !session.group) return null;
  return (
    <Notice severity="warning">
      {t('groups.recorder.moved', { players: playersOf(session), number: session.group })}
    </Notice>
  );
}
