import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useCreateSessionPriceMutation, useSessionPricesQuery } from '../../api/price';
import { LeavingGuard } from '../../modal/inPlace/LeavingGuard';
import { useEditedEntries } from '../../modal/inPlace/useEditedEntries';
import { useFocusAfterRemoval } from '../../modal/inPlace/useFocusAfterRemoval';
import { useUnsaved } from '../../modal/inPlace/useUnsaved';
import { Faces } from '../../ui/Faces';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { useProblemText } from '../../ui/problem';
import { DeletePriceDialog } from './DeletePriceDialog';
import { allEditingEnded, editingBegun, selectEdited } from './editedPrices';
import { newPrice } from './editing/priceForm';
import { PriceCards } from './PriceCards';

/** What can be won: the prices, each edited in its card. */
export default function PricesPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const query = useSessionPricesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, { isLoading, error }] = useCreateSessionPriceMutation();
  const edited = useSelector(selectEdited);
  const shown = useEditedEntries(query.data, {
    kind: 'price',
    edited,
    actions: { editingBegun, allEditingEnded },
  });
  const [unsaved, tellUnsaved] = useUnsaved();
  const createButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(shown.length, createButton);

  const createOne = async () => {
    const { data } = await create(newPrice);
    if (data) dispatch(editingBegun(data.id));
  };
  return (
    <Page
      title={t('prizes.title')}
      actions={
        <Button
          ref={createButton}
          variant="contained"
          startIcon={<AddIcon />}
          loading={isLoading}
          onClick={() => void createOne()}
        >
          {t('prizes.create')}
        </Button>
      }
    >
      <Stack spacing={2}>
        {error !== undefined && <Notice severity="error">{problemText(error)}</Notice>}
        <Faces query={query} isEmpty={shown.length === 0} nothingYet={t('prizes.nothingYet')}>
          <PriceCards prices={shown} edited={edited} onTyped={tellUnsaved} />
        </Faces>
      </Stack>
      <DeletePriceDialog prices={shown} />
      <LeavingGuard unsaved={unsaved} />
    </Page>
  );
}
