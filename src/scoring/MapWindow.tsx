import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useSwitch } from '@/ui/useStoredControl';
import { rowWindow } from './rowWindow';

interface MapWindowProps {
  /** Its name in the state, which knows whether all rows are shown. */
  control: string;
  name: string;
  /** What the two columns hold. */
  columns: readonly [string, string];
  /** In words, sorted by the first column. */
  rows: readonly (readonly [string, string])[];
  /** Null: no row was reached. */
  deciding: number | null;
}

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  '& th, & td': { textAlign: 'right', px: 1, py: 0.75, borderBottom: 1, borderColor: 'divider' },
  '& th:last-of-type, & td:last-of-type': { textAlign: 'left', width: '50%' },
  // Not by colour alone: the row is bold and says so too.
  '& tr[aria-current]': { fontWeight: 700, outline: 2, outlineOffset: -2, outlineColor: 'primary.main' },
};

/** The rows of a map around the one that decided, which is marked; all of them on request. */
export function MapWindow({ control, name, columns, rows, deciding }: MapWindowProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useSwitch(`whole/${control}`);
  const nameId = useId();
  const short = rowWindow(rows, deciding);
  const visible = isWhole ? { before: 0, rows, after: 0 } : short;
  const isCut = short.rows.length < rows.length;
  return (
    <Stack spacing={1} sx={{ flex: '1 1 280px', minWidth: 0 }}>
      <Typography id={nameId} variant="subtitle1" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('chain.noRows')}</Typography>
      ) : (
        <Box component="table" aria-labelledby={nameId} sx={table}>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
              <th scope="col">
                <VisuallyHidden>{t('chain.mark')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {visible.rows.map(([from, gives], row) => (
              <Row key={visible.before + row} from={from} gives={gives} decides={visible.before + row === deciding} />
            ))}
          </tbody>
        </Box>
      )}
      {isCut && (
        <Box>
          {!isWhole && (
            <Typography variant="body2" color="textSecondary">
              {[
                ...(visible.before > 0 ? [t('chain.before', { count: visible.before })] : []),
                ...(visible.after > 0 ? [t('chain.after', { count: visible.after })] : []),
              ].join(' · ')}
            </Typography>
          )}
          <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ minHeight: 44 }}>
            <span>{t(isWhole ? 'chain.showFewer' : 'chain.showAll', { table: name })}</span>
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function Row({ from, gives, decides }: { from: string; gives: string; decides: boolean }) {
  const { t } = useTranslation();
  return (
    <tr {...(decides ? { 'aria-current': 'true' as const } : {})}>
      <td>{from}</td>
      <td>{gives}</td>
      <td>
        {decides && (
          <Box
            component="span"
            sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 0.5 }}
          >
            <CheckCircleIcon fontSize="small" color="primary" />
            <span>{t('chain.decides')}</span>
          </Box>
        )}
      </td>
    </tr>
  );
}
