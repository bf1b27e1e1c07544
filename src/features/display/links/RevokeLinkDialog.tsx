import { useTranslation } from 'react-i18next';
import type { DisplayLink } from '../../../../contract/display';
import { useRevokeDisplayLinkMutation } from '../../../api/display';
import { RemovalDialog } from '../../../modal/RemovalDialog';

/** Asks before a link is revoked, and says what its screen shows then. */
export function RevokeLinkDialog({ golfclubId, links }: { golfclubId: string; links: readonly DisplayLink[] }) {
  const { t } = useTranslation();
  const [revoke] = useRevokeDisplayLinkMutation();
  return (
    <RemovalDialog
      kind="deleteDisplayLink"
      things={links}
      question={({ name }) => t('display.remove.question', { name })}
      consequence={() => t('display.remove.consequence')}
      remove={({ id }) => revoke({ golfclubId, displayLinkId: id })}
      done={({ name }) => t('display.remove.done', { name })}
    />
  );
}
