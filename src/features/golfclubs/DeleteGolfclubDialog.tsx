import { useTranslation } from 'react-i18next';
import type { Golfclub } from '../../../contract/golfclub';
import type { CurrentOf } from '../../../contract/problem';
import { useDeleteGolfclubMutation } from '../../api/golfclub';
import { RemovalDialog } from '../../modal/RemovalDialog';

/** Asks before a club is deleted; one that is in use stays, and its members and trainings are counted. */
export function DeleteGolfclubDialog({ clubs }: { clubs: readonly Golfclub[] }) {
  const { t } = useTranslation();
  const [deleteGolfclub] = useDeleteGolfclubMutation();
  const inUse = ({ name }: Golfclub, { members = 0, trainings = 0 }: CurrentOf<'in-use'>) => {
    const use = [
      members > 0 && t('clubs.remove.members', { count: members }),
      trainings > 0 && t('clubs.remove.trainings', { count: trainings }),
    ].filter(Boolean);
    return t('clubs.remove.inUse', { name, use: use.join(t('clubs.remove.and')) });
  };
  return (
    <RemovalDialog
      kind="deleteGolfclub"
      things={clubs}
      question={({ name }) => t('clubs.remove.question', { name })}
      consequence={() => t('clubs.remove.consequence')}
      inUse={inUse}
      remove={({ id }) => deleteGolfclub({ golfclubId: id })}
      done={({ name }) => t('clubs.remove.done', { name })}
    />
  );
}
