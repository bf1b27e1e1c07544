import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useDeleteSessionPriceMutation, type ShownPrice } from '../../api/price';
import { useDropDraft } from '../../editing/entityDraft';
import { RemovalDialog } from '../../modal/RemovalDialog';
import { editingEnded } from './editedPrices';

/** Asks before a price is deleted; one that was awarded stays, and the trainings are counted. */
export function DeletePriceDialog({ prices }: { prices: readonly ShownPrice[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const dropDraftOf = useDropDraft('price');
  const [deletePrice] = useDeleteSessionPriceMutation();

  const remove = async ({ id }: ShownPrice) => {
    const answer = await deletePrice({ id });
    if (answer.error === undefined) {
      dropDraftOf(id);
      dispatch(editingEnded(id));
    }
    return answer;
  };
  return (
    <RemovalDialog
      kind="deletePrice"
      things={prices}
      question={() => t('prizes.remove.question')}
      consequence={({ name }) => t('prizes.remove.consequence', { name })}
      inUse={({ name }, { trainings = 0 }) => t('prizes.remove.inUse', { name, count: trainings })}
      remove={remove}
      done={({ name }) => t('prizes.remove.done', { name })}
    />
  );
}
