import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface FactTableProps {
  label: string;
  columns: readonly string[];
  /** The cells of each row, in the order of the columns. */
  rows: readonly (readonly string[])[];
}

/** A small table beside the replayed screens. */
export function FactTable({ label, columns, rows }: FactTableProps) {
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{ '& td': { overflowWrap: 'anywhere', verticalAlign: 'top', fontFamily: 'monospace' } }}
    >
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((cells, index) => (
          <TableRow key={index}>
            {cells.map((cell, position) => (
              <TableCell key={position}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
