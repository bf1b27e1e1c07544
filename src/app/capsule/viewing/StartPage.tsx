import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../ui/Page';
import { ChooseFile } from './ChooseFile';
import { RefusedFile } from './RefusedFile';
import type { Opening } from './useOpening';

/** Says what a capsule and a state are, and takes one of either, whichever was asked for. */
export function StartPage({ opening }: { opening: Opening }) {
  const { t } = useTranslation();
  const isForStates = new URLSearchParams(window.location.search).has('state');
  const texts = [t('capsuleViewer.what'), t('capsuleViewer.states')];
  if (isForStates) texts.reverse();
  return (
    <Box component="main" sx={{ height: '100%', overflowY: 'auto' }}>
      <Page title={t(isForStates ? 'capsuleViewer.titleOfState' : 'capsuleViewer.title')}>
        <Stack spacing={3} sx={{ alignItems: 'flex-start', maxWidth: '65ch' }}>
          {texts.map((text) => (
            <Typography key={text}>{text}</Typography>
          ))}
          <RefusedFile opening={opening} />
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
            <ChooseFile opening={opening} />
            <Typography variant="body2" color="textSecondary" role="status">
              {t(opening.isReading ? 'capsuleViewer.reading' : 'capsuleViewer.drop')}
            </Typography>
          </Stack>
          <Link href="/" sx={{ display: 'inline-block', minHeight: 24 }}>
            {t('capsuleViewer.back')}
          </Link>
        </Stack>
      </Page>
    </Box>
  );
}
