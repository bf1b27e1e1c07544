import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(window.navigator.platform);

/** Opens the palette, and says by which keys it opens too; on a narrow screen it is an icon. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const isRoomy = useMediaQuery('(min-width:900px)', { noSsr: true });
  const keys = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K', onClick: onOpen } as const;
  if (!isRoomy) {
    return (
      <IconButton color="inherit" aria-label={t('shell.palette.open')} sx={{ width: 44, height: 44 }} {...keys}>
        <SearchIcon />
      </IconButton>
    );
  }
  return (
    <Button color="inherit" variant="outlined" size="small" startIcon={<SearchIcon />} {...keys}>
      {t('shell.palette.open')}
      <Box component="kbd" aria-hidden sx={{ ml: 1.5, font: 'inherit', color: 'text.secondary' }}>
        {isApple() ? '⌘K' : t('shell.palette.keys')}
      </Box>
    </Button>
  );
}
