import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  takeHelperCode,
  useEraseHelperNameMutation,
  useGetHelperCodesQuery,
  useGetHelpersQuery,
  useMakeHelperCodeMutation,
  useRevokeHelperCodeMutation,
} from '@/api/helper';
import { appAddress, typedAddress } from '@/api/address';
import { refusalOf } from '@/errors/failure';
import { currentLocale } from '@/i18n/locale';
import { localizedText } from '@/i18n/localized';
import { RemovalDialog } from '@/modal/RemovalDialog';
import { useDialogOf } from '@/modal/useDialog';
import { HELPER } from '@/routing/routes';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { QueryState } from '@/ui/QueryState';
import { CloseAction, NewCode, SecretDialog } from '@/ui/SecretDialog';
import ShortCode from '@/ui/ShortCode';
import { useBusyControl } from '@/ui/useControl';
import { MOST_HELPER_CODES } from '@contract/lists';
import { publicAddress } from '@contract/publicAddress';
import type { ScheduledTraining } from '@contract/training';
import { HelperCodeList } from './HelperCodeList';
import { HelperNames } from './HelperNames';

interface IssuedHelperCode {
  id: string;
  /** A secret: it must not get into the store. */
  code: string;
}

/** Makes a helper's code while the training is running, shows it large, and lists the helpers, whose names can be erased. */
export default function HelperCodesDialog({ training }: { training: ScheduledTraining }) {
  const { t } = useTranslation();
  const { isOpen, hide } = useDialogOf('helperCodes', { trainingId: training.id });
  const of = { scheduledTrainingId: training.id };
  const isRunning = training.status === 'STARTED';
  const upToDate = { refetchOnMountOrArgChange: true, pollingInterval: 10_000 };
  const query = useGetHelperCodesQuery(of, { skip: !isOpen || !isRunning, ...upToDate });
  const helpersQuery = useGetHelpersQuery(of, { skip: !isOpen, ...upToDate });
  const helpers = helpersQuery.currentData ?? [];
  const [make, { isLoading, reset }] = useMakeHelperCodeMutation();
  const { failed, refused, refusalCleared } = useFormStatus('helperCodes');
  const isMaking = useBusyControl('helperCode', isLoading);
  const [erase] = useEraseHelperNameMutation();
  const [revoke] = useRevokeHelperCodeMutation();
  const [issued, setIssued] = useState<IssuedHelperCode | null>(null);
  const codes = query.currentData ?? [];

  const makeCode = async () => {
    refusalCleared();
    const { data, error } = await make(of);
    if (!data) {
      refused(error);
      return;
    }
    setIssued({ id: data.helperCode.id, code: takeHelperCode(data) ?? '' });
    reset();
  };
  const isNotNow = refusalOf(failed?.failure)?.code === 'wrong-state';
  return (
    <>
      <SecretDialog
        open={isOpen}
        title={t(isRunning ? 'helper.codes.title' : 'helper.names.title', { training: localizedText(training.name) })}
        isShownOnce={isRunning}
        onClose={hide}
        onExited={() => {
          setIssued(null);
          refusalCleared();
        }}
      >
        <DialogContent>
          <Stack spacing={2.5}>
            {isRunning && (
              <>
                <NewCode
                  about={t('helper.codes.about')}
                  code={issued && <HelperCodeShown code={issued.code} />}
                  failed={failed}
                  text={isNotNow ? t('helper.codes.notNow', { count: MOST_HELPER_CODES }) : null}
                  isMaking={isMaking}
                  makeLabel={t('helper.codes.make')}
                  makeAnotherLabel={t('helper.codes.makeAnother')}
                  onMake={() => void makeCode()}
                />
                <QueryState query={query} isEmpty={codes.length === 0} nothingYet={t('helper.codes.nothingYet')}>
                  <HelperCodeList codes={codes} />
                </QueryState>
              </>
            )}
            <QueryState query={helpersQuery} isEmpty={false} nothingYet={null}>
              {helpers.length > 0 && <HelperNames helpers={helpers} />}
            </QueryState>
          </Stack>
        </DialogContent>
        <CloseAction onClose={hide} />
      </SecretDialog>
      <RemovalDialog
        kind="deleteHelperCode"
        things={codes}
        question={() => t('helper.revoke.question')}
        consequence={({ helpers }) => t('helper.revoke.consequence', { count: helpers.length })}
        remove={({ id }, changeOnce) => changeOnce(revoke, { ...of, helperCodeId: id })}
        done={() => ({ textKey: 'helper.revoke.done' })}
        onRemoved={({ id }) => setIssued((code) => (code?.id === id ? null : code))}
      />
      <RemovalDialog
        kind="deleteHelperName"
        things={helpers.filter(({ name }) => name !== '')}
        question={({ name }) => t('helper.names.question', { name })}
        consequence={() => t('helper.names.consequence')}
        remove={({ id }, changeOnce) => changeOnce(erase, { ...of, helperId: id })}
        done={() => ({ textKey: 'helper.names.done' })}
      />
    </>
  );
}

function HelperCodeShown({ code }: { code: string }) {
  const { t } = useTranslation();
  return (
    <ShortCode
      code={code}
      address={appAddress() + publicAddress(HELPER, currentLocale(), code)}
      qr={t('helper.codes.qr')}
      goTo={t('helper.codes.goTo', { address: typedAddress(HELPER) })}
      note={t('helper.codes.once')}
      part="helperAddress"
    />
  );
}
