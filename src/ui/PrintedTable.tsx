import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

interface PrintedTableProps {
  title: string;
  /** Whose list this is, which part of it, and of when. */
  heading: readonly string[];
  columns: readonly { id: string; label: string; align?: 'right' }[];
  rows: readonly { id: string; cells: readonly string[] }[];
  /** What stands below the table. */
  note?: string;
  /** For tables too wide for an upright sheet. */
  isLandscape?: boolean;
  /** To be written in by hand: lines between the columns, and room in the rows; the first column takes what is left. */
  isForm?: boolean;
  /** Other lists of the page are printed too. */
  isWithOthers?: boolean;
  onDone: () => void;
}

const paperOf = (isLandscape: boolean) => ({
  '@page': { size: isLandscape ? 'A4 landscape' : 'A4', margin: '12mm' },
  '@media print': { 'body > :not([data-printed])': { display: 'none !important' } },
});
const sheet = {
  display: 'none',
  '@media print': { display: 'block' },
  color: '#000',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '9pt' },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', px: '4pt', py: '3pt', borderBottom: '0.5pt solid #777' },
  '& .right': { textAlign: 'right' },
  '& td': { overflowWrap: 'anywhere' },
  '& tr': { breakInside: 'avoid' },
  '& h1': { fontSize: '16pt', m: 0 },
  '& p': { fontSize: '10pt', mt: '2pt', mb: '10pt' },
};

const form = {
  '& th, & td': { textAlign: 'center', px: '2pt', border: '0.5pt solid #777' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left', width: '28%' },
  '& tbody tr': { height: '9mm' },
};

/** A list on paper: a table with its heading on every sheet, instead of everything else on the page. */
export function PrintedTable({
  title,
  heading,
  columns,
  rows,
  note,
  isLandscape = false,
  isForm = false,
  isWithOthers = false,
  onDone,
}: PrintedTableProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <Box data-printed={isWithOthers ? 'with-others' : 'alone'} sx={isForm ? { ...sheet, ...form } : sheet}>
      <GlobalStyles styles={paperOf(isLandscape)} />
      <h1>{title}</h1>
      <p>{heading.join(' · ')}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, label, align }) => (
              <th key={id} scope="col" className={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map(({ id: column, align }, index) => (
                <td key={column} className={align}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <Box sx={{ mt: '8pt', fontSize: '9pt' }}>{note}</Box>}
    </Box>,
    document.body,
  );
}
