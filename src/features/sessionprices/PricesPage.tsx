import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { imageAddress } from '@/api/address';
import {
  type PriceView,
  useCreateSessionPriceMutation,
  useDeleteSessionPriceMutation,
  useGetSessionPricesQuery,
} from '@/api/price';
import { useCreateOnce } from '@/api/useChangeOnce';
import { EditablePage } from '@/editing/EditablePage';
import { useRowChange } from '@/editing/rowChange';
import { useEndEditingAfter } from '@/editing/useEditedEntities';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { removalAsked } from '@/modal/modalSlice';
import { Picture } from '@/ui/Picture';
import { QueryState } from '@/ui/QueryState';
import { isFocusFree } from '@/ui/focus';
import { EditedPrice } from './EditedPrice';
import { allEditingEnded, editingBegun, editingEnded, newPrice, selectEdited } from './priceForm';

/** What can be won: the prices, each edited in its card. */
export default function PricesPage() {
  const { t } = useTranslation();
  const query = useGetSessionPricesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateSessionPriceMutation();
  const createOnce = useCreateOnce();
  const edited = useSelector(selectEdited);
  return (
    <EditablePage
      kind="price"
      title={t('prizes.title')}
      createLabel={t('prizes.create')}
      query={query}
      create={() => createOnce(create, newPrice)}
      edited={edited}
      actions={{ editingBegun, allEditingEnded }}
      list={(visible) => (
        <QueryState query={query} isEmpty={visible.length === 0} nothingYet={t('prizes.nothingYet')}>
          <PriceCards prices={visible} edited={edited} />
        </QueryState>
      )}
      removal={(visible) => <DeletePriceDialog prices={visible} />}
    />
  );
}

/** Asks before a price is deleted; one that was awarded stays, and the trainings are counted. */
function DeletePriceDialog({ prices }: { prices: readonly PriceView[] }) {
  const { t } = useTranslation();
  const endEditingAfter = useEndEditingAfter('price', editingEnded);
  const [deletePrice] = useDeleteSessionPriceMutation();
  return (
    <RemovalDialog
      kind="deletePrice"
      things={prices}
      question={() => t('prizes.remove.question')}
      consequence={({ name }) => t('prizes.remove.consequence', { name })}
      inUse={({ name }, { trainings = 0 }) => t('prizes.remove.inUse', { name, count: trainings })}
      remove={({ id }, changeOnce) => endEditingAfter(id, changeOnce(deletePrice, { id }))}
      done={({ name }) => ({ textKey: 'prizes.remove.done', values: { name } })}
      undo="price.deleted"
    />
  );
}

interface PriceCardsProps {
  prices: readonly PriceView[];
  /** The ids of those in edit mode. */
  edited: readonly string[];
}

/** The prices as cards, as many beside each other as there is room for. */
function PriceCards({ prices, edited }: PriceCardsProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('prizes.title')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
        gap: 2,
      }}
    >
      {prices.map((price) => (
        <PriceCard key={price.id} price={price} isEdited={edited.includes(price.id)} />
      ))}
    </Box>
  );
}

interface PriceCardProps {
  price: PriceView;
  isEdited: boolean;
}

/** One price, to be read or edited; after editing, the focus is back on the button Edit, unless it is in another card. */
const PriceCard = memo(function PriceCard({ price, isEdited }: PriceCardProps) {
  const [wasEdited, setWasEdited] = useState(isEdited);
  if (isEdited && !wasEdited) setWasEdited(true);
  const changed = useRowChange<HTMLLIElement>('price', price);
  return (
    <Card component="li" variant="outlined" {...changed} sx={[changed.sx, { p: 2 }]}>
      {isEdited ? <EditedPrice price={price} /> : <PriceContent price={price} takesFocus={wasEdited} />}
    </Card>
  );
});

const focusIfFree = (button: HTMLButtonElement | null) => {
  if (isFocusFree()) button?.focus();
};

/** A price as it is read. */
function PriceContent({ price, takesFocus }: { price: PriceView; takesFocus: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id, name, description, cloudinary_image: image, used_as_league_table_prize: prize } = price;
  return (
    <Stack spacing={1.5} sx={{ height: '100%' }}>
      {image && (
        <Picture
          address={(width) => imageAddress(image.public_id, width)}
          alt={t('prizes.picture', { name })}
          width={400}
          aspectRatio="16 / 9"
          fills
        />
      )}
      <Typography variant="h2" sx={{ typography: 'h6', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {description && <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{description}</Typography>}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        {prize && <EmojiEventsIcon fontSize="small" color="primary" aria-hidden />}
        <Typography variant="body2" color={prize ? 'textPrimary' : 'textSecondary'}>
          {prize ? t('prizes.note', { place: t(`prizes.place.${prize}`) }) : t('prizes.noNote')}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', flexGrow: 1, alignItems: 'flex-end' }}>
        <IconButton
          aria-label={t('prizes.edit', { name })}
          ref={takesFocus ? focusIfFree : null}
          onClick={() => dispatch(editingBegun(id))}
        >
          <EditIcon />
        </IconButton>
        <IconButton
          aria-label={t('prizes.delete', { name })}
          onClick={() => dispatch(removalAsked({ kind: 'deletePrice', id }))}
        >
          <DeleteIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
