import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowIcons } from './dataGrid/RowButton';

interface PageProps {
  title: string;
  actions?: ReactNode;
  /** What the screen shows, such as a search: stands beside the heading where there is room. */
  filters?: ReactNode;
  /** A screen with a data grid: the whole width of the window, and little room above the rows. */
  isWide?: boolean;
  children: ReactNode;
}

const usual = { maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3, md: 4 }, py: { xs: 3, md: 4 } } as const;
// The names of the fields in the first line stand out of them.
const wide = { px: 2, pt: 1, pb: 0.5 } as const;

/** A screen: its heading, which is the browser's title too, its buttons and its content. */
export function Page({ title, actions, filters, isWide = false, children }: PageProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('shell.product')}`;
  }, [title, t]);
  return (
    <Box sx={isWide ? wide : usual}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          // What takes two lines stands beside the heading with its first one.
          alignItems: isWide ? 'baseline' : 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: isWide ? 1 : 2,
          mb: isWide ? 0 : 3,
        }}
      >
        <Typography variant="h1" tabIndex={-1} sx={isWide ? { typography: 'h2' } : {}}>
          {title}
        </Typography>
        {filters}
        {actions && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignSelf: 'center' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
      <RowIcons />
    </Box>
  );
}
