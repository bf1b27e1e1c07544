import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** The first stop of the keyboard: past the menu, seen only while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Link
      href="#content"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
      onClick={(event) => {
        // Without a change of the address, which would be one more step on the way back.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('shell.skip')}
    </Link>
  );
}
