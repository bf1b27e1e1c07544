import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useCreateSessionPriceMutation, useSessionPricesQuery } from '../../api/price';
import { InPlacePage } from '../../modal/inPlace/InPlacePage';
import { DeletePriceDialog } from './DeletePriceDialog';
import { allEditingEnded, editingBegun, selectEdited } from './editedPrices';
import { newPrice } from './editing/priceForm';
import { PriceCards } from './PriceCards';

/** What can be won: the prices, each edited in its card. */
export default function PricesPage() {
  const { t } = useTranslation();
  const query = useSessionPricesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateSessionPriceMutation();
  const edited = useSelector(selectEdited);
  return (
    <InPlacePage
      kind="price"
      title={t('prizes.title')}
      createLabel={t('prizes.create')}
      nothingYet={t('prizes.nothingYet')}
      query={query}
      create={() => create(newPrice)}
      edited={edited}
      actions={{ editingBegun, allEditingEnded }}
      list={(shown, onTyped) => <PriceCards prices={shown} edited={edited} onTyped={onTyped} />}
      removal={(shown) => <DeletePriceDialog prices={shown} />}
    />
  );
}
