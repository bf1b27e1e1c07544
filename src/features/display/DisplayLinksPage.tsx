import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useGetDisplayLinksQuery, useRevokeDisplayLinkMutation } from '@/api/display';
import { useFocusAfterRemoval } from '@/editing/useEditedEntities';
import { ClubPicker } from '@/filters/ClubPicker';
import { useSelectedClub } from '@/filters/useFilters';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { dialogShown } from '@/modal/modalSlice';
import { Page } from '@/ui/Page';
import { useIsOnScreen } from '@/ui/useIsOnScreen';
import type { DisplayLink } from '@contract/display';
import { DisplayCodeDialog } from './DisplayCodeDialog';
import { LinkGrid } from './LinkGrid';
import { type IssuedDisplayLink, IssuedDisplayLinkDialog } from './IssuedDisplayLinkDialog';
import { MakeDisplayLinkDialog } from './MakeDisplayLinkDialog';

/** The links for the screens in the clubhouse. */
export default function DisplayLinksPage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { golfclubId } = useSelectedClub('display');
  const query = useGetDisplayLinksQuery({ golfclubId }, { refetchOnMountOrArgChange: true });
  // Only this club's: those of another one must not stand under its name.
  const links = query.currentData;
  const [made, setMade] = useState<IssuedDisplayLink | null>(null);
  const isOnScreen = useIsOnScreen();
  const makeButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(links, makeButton);
  return (
    <Page
      title={t('display.title')}
      actions={
        <>
          <ClubPicker screen="display" />
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
      {/* Whoever asked for another club's by Back means no link of this one. */}
      <MakeDisplayLinkDialog
        key={`make ${golfclubId}`}
        golfclubId={golfclubId}
        onMade={(link) => {
          if (!isOnScreen.current) return;
          setMade(link);
          dispatch(dialogShown({ kind: 'madeDisplayLink', id: link.id }));
        }}
      />
      <IssuedDisplayLinkDialog
        made={made}
        links={links ?? []}
        onClosed={() => {
          setMade(null);
          makeButton.current?.focus();
        }}
      />
      <DisplayCodeDialog key={`code ${golfclubId}`} golfclubId={golfclubId} links={links ?? []} />
      <RevokeLinkDialog key={`revoke ${golfclubId}`} golfclubId={golfclubId} links={links ?? []} />
    </Page>
  );
}

/** Asks before a link is revoked, and says what its screen shows then. */
function RevokeLinkDialog({ golfclubId, links }: { golfclubId: string; links: readonly DisplayLink[] }) {
  const { t } = useTranslation();
  const [revoke] = useRevokeDisplayLinkMutation();
  return (
    <RemovalDialog
      kind="deleteDisplayLink"
      things={links}
      question={({ name }) => t('display.remove.question', { name })}
      consequence={() => t('display.remove.consequence')}
      remove={({ id }, changeOnce) => changeOnce(revoke, { golfclubId, displayLinkId: id })}
      done={({ name }) => ({ textKey: 'display.remove.done', values: { name } })}
    />
  );
}
