import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useGetGolfclubQuery, useGetGolfclubsQuery } from '@/api/golfclub';
import { LoadingButton } from '@/ui/LoadingButton';
import { PickNamed } from '@/ui/fields/PickNamed';
import { useIsReplayed } from '@/ui/stateContexts';
import { ChooseEncoding, ChooseFile, FileProblemNotice } from './ChooseFile';
import { FileColumns } from './FileColumns';
import { Preview } from './Preview';
import { importClubChosen, importLeft, selectImport } from './memberImportSlice';
import { useImport } from './useImport';

interface ImportStepsProps {
  titleId: string;
  /** Of the list that it was opened over; null: it is asked for. */
  golfclubId: string | null;
  /** Hears whether the dialog must stay open. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

/** The steps of an import, each below the one before: club, file, columns, rows, and the button that writes. */
export function ImportSteps({ titleId, golfclubId: clubOfList, onBusy, onClose }: ImportStepsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isReplayed = useIsReplayed();
  const { golfclubId: chosenClub } = useSelector(selectImport);
  // By Back the list below may become another club's.
  const [golfclubId] = useState(clubOfList);
  const clubId = golfclubId ?? chosenClub;
  const importing = useImport(clubId, onClose);
  const { isReading, isWriting, mayConfirm, mayConfirmRest, changes } = importing;

  useEffect(() => onBusy(isWriting), [onBusy, isWriting]);
  useEffect(() => (isReplayed ? undefined : () => void dispatch(importLeft())), [isReplayed, dispatch]);

  return (
    <>
      <DialogTitle id={titleId}>{t('importing.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              // Once there is a file, its rows need the room.
              gridTemplateColumns: { xs: '1fr', md: importing.name === '' ? '1fr' : '1fr 1fr 1fr' },
            }}
          >
            <ChooseClub
              golfclubId={golfclubId}
              chosen={chosenClub}
              isDisabled={isWriting}
              onChoose={(id) => {
                importing.forget();
                dispatch(importClubChosen({ golfclubId: id }));
              }}
            />
            {clubId === '' ? (
              <Typography variant="body2">{t('importing.clubFirst')}</Typography>
            ) : (
              <>
                <ChooseFile importing={importing} />
                <ChooseEncoding importing={importing} />
              </>
            )}
          </Box>
          {clubId !== '' && <FileProblemNotice problem={importing.problem} />}
          {isReading && <Typography role="status">{t('ui.loading')}</Typography>}
          {importing.columns.length > 0 && importing.problem === null && <FileColumns importing={importing} />}
          {importing.members && <Preview importing={importing} members={importing.members} />}
        </Stack>
      </DialogContent>
      {isWriting && <LinearProgress aria-label={t('importing.writing')} />}
      <DialogActions>
        <Button onClick={onClose} disabled={isWriting}>
          {t('ui.close')}
        </Button>
        {mayConfirmRest && (
          <LoadingButton variant="outlined" loading={isWriting} onClick={() => void importing.confirm()}>
            {t('importing.confirmRest', { count: changes })}
          </LoadingButton>
        )}
        <LoadingButton
          variant="contained"
          disabled={!mayConfirm}
          loading={isWriting}
          onClick={() => void importing.confirm()}
        >
          {importing.name === '' ? t('importing.title') : t('importing.confirm', { count: changes })}
        </LoadingButton>
      </DialogActions>
    </>
  );
}

interface ChooseClubProps {
  /** The club that is given already, or null. */
  golfclubId: string | null;
  chosen: string;
  isDisabled: boolean;
  onChoose: (id: string) => void;
}

/** Says into which club members are imported, or asks for it. */
function ChooseClub({ golfclubId, chosen, isDisabled, onChoose }: ChooseClubProps) {
  const { t } = useTranslation();
  const { data: givenClub } = useGetGolfclubQuery(
    golfclubId === null ? skipToken : { id: golfclubId, members: 'none' },
  );
  const clubs = useGetGolfclubsQuery(golfclubId === null ? { members: 'none' } : skipToken);
  const name = golfclubId === null ? clubs.data?.find(({ id }) => id === chosen)?.name : givenClub?.name;
  // While members are written the club is no longer a question.
  if (golfclubId === null && !isDisabled) {
    return (
      <PickNamed control="import/club" label={t('importing.club')} query={clubs} value={chosen} onPick={onChoose} />
    );
  }
  return name === undefined ? null : <Typography variant="subtitle1">{t('importing.into', { club: name })}</Typography>;
}
