import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useGetDisplayLinksQuery } from '../../../api/display';
import { useGetGolfclubsQuery } from '../../../api/golfclub';
import { useShownClub } from '../../../filters/useShownClub';
import { useFocusAfterRemoval } from '../../../editing/useFocusAfterRemoval';
import { dialogShown } from '../../../modal/modalSlice';
import { Page } from '../../../ui/Page';
import { PickNamed } from '../../../ui/PickNamed';
import { LinkGrid } from './LinkGrid';
import { MadeLinkDialog, type MadeLink } from './MadeLinkDialog';
import { MakeLinkDialog } from './MakeLinkDialog';
import { RevokeLinkDialog } from './RevokeLinkDialog';

/** The links for the screens in the clubhouse. */
export default function DisplayLinksPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { golfclubId, mayChooseClub, chooseClub } = useShownClub('display');
  const clubs = useGetGolfclubsQuery({ members: 'none' }, { skip: !mayChooseClub });
  const query = useGetDisplayLinksQuery({ golfclubId }, { refetchOnMountOrArgChange: true });
  // Only this club's: those of another one must not stand under its name.
  const links = query.currentData;
  const [made, setMade] = useState<MadeLink | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(links, makeButton);
  return (
    <Page
      title={t('display.title')}
      actions={
        <>
          {mayChooseClub && (
            <PickNamed label={t('shell.golfclub')} query={clubs} value={golfclubId} onPick={chooseClub} />
          )}
          <Button
            ref={makeButton}
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => dispatch(dialogShown({ kind: 'displayLink' }))}
          >
            {t('display.make')}
          </Button>
        </>
      }
    >
      <Stack spacing={3}>
        <Typography color="textSecondary" sx={{ maxWidth: '75ch' }}>
          {t('display.about')}
        </Typography>
        <LinkGrid query={{ ...query, data: links }} links={links} />
      </Stack>
      <MakeLinkDialog
        golfclubId={golfclubId}
        onMade={(link) => {
          setMade(link);
          dispatch(dialogShown({ kind: 'madeDisplayLink', id: link.id }));
        }}
      />
      <MadeLinkDialog
        made={made}
        links={links ?? []}
        onClosed={() => {
          setMade(null);
          makeButton.current?.focus();
        }}
      />
      <RevokeLinkDialog golfclubId={golfclubId} links={links ?? []} />
    </Page>
  );
}
