import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useCreateSessionPriceMutation, useGetSessionPricesQuery } from '../../api/price';
import { EditablePage } from '../../editing/EditablePage';
import { DeletePriceDialog } from './DeletePriceDialog';
import { allEditingEnded, editingBegun, selectEdited } from './editedPrices';
import { newPrice } from './priceForm';
import { PriceCards } from './PriceCards';

/** What can be won: the prices, each edited in its card. */
export default function PricesPage() {
  const { t } = useTranslation();
  const query = useGetSessionPricesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateSessionPriceMutation();
  const edited = useSelector(selectEdited);
  return (
    <EditablePage
      kind="price"
      title={t('prizes.title')}
      createLabel={t('prizes.create')}
      nothingYet={t('prizes.nothingYet')}
      query={query}
      create={() => create(newPrice)}
      edited={edited}
      actions={{ editingBegun, allEditingEnded }}
      list={(shown) => <PriceCards prices={shown} edited={edited} />}
      removal={(shown) => <DeletePriceDialog prices={shown} />}
    />
  );
}
