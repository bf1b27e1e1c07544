import Box from '@mui/material/Box';
import type { Change } from '../../../contract/change';
import { useChangeWords } from './useChangeWords';

/** The fields of one entry, each with what it was before and what it is after. */
export function ChangedFields({ change: { action, fields } }: { change: Change }) {
  const { fieldName, values } = useChangeWords();
  if (fields.length === 0) return '–';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      {fields.map((changed) => (
        <li key={changed.field}>
          <strong>{fieldName(action, changed.field)}:</strong> {values(action, changed)}
        </li>
      ))}
    </Box>
  );
}
