import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Says by shape and word whether a training can be planned from a template; null while nobody knows. */
export function ReadinessMark({ isReady }: { isReady: boolean | null }) {
  const { t } = useTranslation();
  if (isReady === null) return null;
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, alignItems: 'center' }}>
      {isReady ? (
        <CheckCircleIcon color="success" fontSize="small" aria-hidden />
      ) : (
        <ErrorOutlineIcon color="warning" fontSize="small" aria-hidden />
      )}
      <Typography component="span" variant="body2">
        {t(isReady ? 'templates.ready.yes' : 'templates.ready.no')}
      </Typography>
    </Stack>
  );
}
