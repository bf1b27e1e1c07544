import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownPrice } from '../../api/price';
import { useRowChange } from '../../editing/rowChange';
import { EditedPrice } from './EditedPrice';
import { PriceContent } from './PriceContent';

interface PriceCardsProps {
  prices: readonly ShownPrice[];
  /** The ids of those in edit mode. */
  edited: readonly string[];
}

/** The prices as cards, as many beside each other as there is room for. */
export function PriceCards({ prices, edited }: PriceCardsProps) {
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
        alignItems: 'start',
      }}
    >
      {prices.map((price) => (
        <PriceCard key={price.id} price={price} isEdited={edited.includes(price.id)} />
      ))}
    </Box>
  );
}

interface PriceCardProps {
  price: ShownPrice;
  isEdited: boolean;
}

/** One price, to be read or edited; after editing, the focus is back on the button Edit. */
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
