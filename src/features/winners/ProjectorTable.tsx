import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FitText } from '@/ui/shownLarge/FitText';
import { numberWidth } from '@/ui/textWidth';
import { FONT_SIZE_PER_ROW_HEIGHT, type ProjectorLayout, type ProjectorPage } from './projectorPages';

type ListPage = Extract<ProjectorPage, { kind: 'list' }>;

const sx = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& td': { p: 0, pr: '0.4em', borderTop: 2, borderColor: 'divider' },
  '& th': { p: 0, pr: '0.4em' },
} as const;

/** One page of all places, large; what is beside the points only where the window is wide. */
export function ProjectorTable({ rows, layout }: { rows: ListPage['rows']; layout: ProjectorLayout }) {
  const { t } = useTranslation();
  const { fontSize, rowHeight, isWide } = layout;
  const hasHandicaps = isWide && rows.some(({ row }) => row.handicap !== null);
  const numbers = {
    score: rows.map(({ row }) => row.score),
    handicap: rows.map(({ row }) => row.handicap ?? '–'),
    points: rows.map(({ row }) => row.points),
  };
  const columns = [
    ...(isWide ? (['score'] as const) : []),
    ...(hasHandicaps ? (['handicap'] as const) : []),
    'points' as const,
  ];
  const headings = {
    score: t('winners.score'),
    handicap: t('winners.handicapShort'),
    points: t('winners.pointsShort'),
  };
  return (
    <Box
      component="table"
      aria-label={t('winners.title')}
      sx={{ ...sx, fontSize: `${rowHeight * FONT_SIZE_PER_ROW_HEIGHT}px` }}
    >
      <colgroup>
        <Box component="col" sx={{ width: '3.2em' }} />
        <col />
        {columns.map((column) => (
          <Box component="col" key={column} sx={{ width: numberWidth([...numbers[column], '0000'], '') }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <Heading fontSize={fontSize} text={t('winners.place')} />
          <Heading fontSize={fontSize} text={t('winners.players')} />
          {columns.map((column) => (
            <Heading key={column} fontSize={fontSize} text={headings[column]} align="end" />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, height }) => (
          <tr key={row.id}>
            <td>
              <FitText height={`${rowHeight - 2}px`}>
                <strong>{t('winners.placeShort', { place: row.place })}</strong>
                {row.isShared && (
                  <Box component="span" sx={{ fontSize: '0.5em' }}>
                    {` ${t('winners.shared')}`}
                  </Box>
                )}
              </FitText>
            </td>
            <td>
              <FitText height={`${rowHeight * height - 2}px`}>
                <span translate="no">{row.players}</span>
              </FitText>
            </td>
            {columns.map((column) => (
              <Box
                component="td"
                key={column}
                sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontWeight: column === 'points' ? 700 : 400 }}
              >
                {column === 'handicap' ? (row.handicap ?? '–') : row[column]}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Heading({ fontSize, text, align = 'start' }: { fontSize: number; text: string; align?: 'start' | 'end' }) {
  return (
    <Box component="th" scope="col" sx={{ fontSize: `${fontSize * HEADING}px`, fontWeight: 600 }}>
      <FitText height="1.9em" align={align}>
        {text}
      </FitText>
    </Box>
  );
}

/** In em. */
const HEADING = 0.62;
