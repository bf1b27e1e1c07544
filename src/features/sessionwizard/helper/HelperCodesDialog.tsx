import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  takeHelperCode,
  useGetHelperCodesQuery,
  useMakeHelperCodeMutation,
  useRevokeHelperCodeMutation,
} from '@/api/helper';
import { refusalOf } from '@/errors/failure';
import { useProblemText } from '@/errors/problem';
import { localizedText } from '@/i18n/localized';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { useDialogOf } from '@/modal/useDialog';
import { HELPER } from '@/routing/routes';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { LoadingButton } from '@/ui/LoadingButton';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import ShortCode from '@/ui/ShortCode';
import { useBusyControl } from '@/ui/useControl';
import { MOST_HELPER_CODES } from '@contract/lists';
import { publicAddress } from '@contract/publicAddress';
import type { ScheduledTraining } from '@contract/training';
import { HelperCodeList } from './HelperCodeList';

interface IssuedHelperCode {
  id: string;
  /** A secret: it must not get into the store. */
  code: string;
}

/** Makes a helper's code, shows it large, and lists who helps. */
export default function HelperCodesDialog({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const titleId = useId();
  const { isOpen, hide } = useDialogOf('helperCodes', { trainingId: training.id });
  const of = { scheduledTrainingId: training.id };
  const query = useGetHelperCodesQuery(of, { skip: !isOpen, refetchOnMountOrArgChange: true, pollingInterval: 10_000 });
  const [make, { isLoading, reset }] = useMakeHelperCodeMutation();
  const { failed, refused, refusalCleared } = useFormStatus('helperCodes');
  const isMaking = useBusyControl('helperCode', isLoading);
  const [revoke] = useRevokeHelperCodeMutation();
  const [shown, setShown] = useState<IssuedHelperCode | null>(null);
  const codes = query.currentData ?? [];

  const makeCode = async () => {
    refusalCleared();
    const { data, error } = await make(of);
    if (!data) {
      refused(error);
      return;
    }
    setShown({ id: data.helperCode.id, code: takeHelperCode(data) ?? '' });
    reset();
  };
  return (
    <>
      <Dialog
        open={isOpen}
        // A press beside the dialog must not lose the code.
        onClose={(_event, reason) => reason === 'escapeKeyDown' && hide()}
        aria-labelledby={titleId}
        fullWidth
        maxWidth="sm"
        slotProps={{ transition: { onExited: () => setShown(null) } }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {t('helper.codes.title', { training: localizedText(training.name) })}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            {shown ? <HelperCodeShown code={shown.code} /> : <Typography>{t('helper.codes.about')}</Typography>}
            {failed && (
              <Notice severity="error" takesFocus>
                {refusalOf(failed.failure)?.code === 'wrong-state'
                  ? t('helper.codes.notNow', { count: MOST_HELPER_CODES })
                  : problemText(failed.failure)}
              </Notice>
            )}
            <LoadingButton
              variant={shown ? 'outlined' : 'contained'}
              loading={isMaking}
              onClick={() => void makeCode()}
              sx={{ minHeight: 48, alignSelf: 'flex-start' }}
            >
              {t(shown ? 'helper.codes.makeAnother' : 'helper.codes.make')}
            </LoadingButton>
            <QueryState query={query} isEmpty={codes.length === 0} nothingYet={t('helper.codes.nothingYet')}>
              <HelperCodeList codes={codes} />
            </QueryState>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={hide}>
            {t('ui.close')}
          </Button>
        </DialogActions>
      </Dialog>
      <RemovalDialog
        kind="deleteHelperCode"
        things={codes}
        question={() => t('helper.revoke.question')}
        consequence={({ helpers }) => t('helper.revoke.consequence', { count: helpers.length })}
        remove={({ id }, changeOnce) => changeOnce(revoke, { ...of, helperCodeId: id })}
        done={() => ({ textKey: 'helper.revoke.done' })}
        onRemoved={({ id }) => setShown((code) => (code?.id === id ? null : code))}
      />
    </>
  );
}

function HelperCodeShown({ code }: { code: string }) {
  const { t } = useTranslation();
  const { origin, host } = window.location;
  return (
    <ShortCode
      code={code}
      // The phone is the helper's own, and so is its language.
      address={origin + publicAddress(HELPER, null, code)}
      qr={t('helper.codes.qr')}
      goTo={t('helper.codes.goTo', { address: `${host}${HELPER}` })}
      note={t('helper.codes.once')}
      part="helperAddress"
    />
  );
}
