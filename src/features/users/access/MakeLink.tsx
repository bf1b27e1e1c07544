import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { takeAccessLink, useMakeAccessLinkMutation, useSendAccessLinksMutation } from '@/api/access';
import { browserSettings } from '@/api/address';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { useBusyControl } from '@/ui/useControl';
import { useChosenLanguage } from '@/ui/useStoredControl';
import type { MadeAccessLink } from '@contract/access';
import type { Member } from '@contract/member';
import { AccessLinkActions } from './AccessLinkActions';
import { MailLanguage } from './MailLanguage';
import { useLocaleOfClub } from './useClubOf';

interface MakeLinkProps {
  member: Member;
  /** It is handed over by whoever made it. */
  onMade: (link: MadeAccessLink) => void;
  /** The server sends it by mail. */
  onQueued: (batchId: string) => void;
  onCancel: () => void;
}

/** Says what a link does, and makes it by a press, or has it sent: an earlier one ends then. */
export function MakeLink({ member, onMade, onQueued, onCancel }: MakeLinkProps) {
  const { t } = useTranslation();
  const { sendsMail } = browserSettings();
  const [make, making] = useMakeAccessLinkMutation();
  const [send, sending] = useSendAccessLinksMutation();
  const isMaking = useBusyControl('accessLink', making.isLoading);
  const isSending = useBusyControl('accessMail', sending.isLoading);
  const { failed, refused, refusalCleared } = useFormStatus('accessLinkMaking');
  const { clubLocale, isLoading } = useLocaleOfClub(member.golfclubId);
  const [chosen, setChosen] = useChosenLanguage('accessLetter');
  const locale = chosen ?? clubLocale;
  const { id, golfclubId, username, name, surname, email, access = 'PASSWORD' } = member;
  const makeNow = async () => {
    refusalCleared();
    const { data, error } = await make({ golfclubId, username });
    const link = data && takeAccessLink(data);
    if (link) onMade(link);
    else refused(error);
  };
  const sendNow = async () => {
    if (locale === null) return;
    refusalCleared();
    const { data, error } = await send({ ids: [id], locale });
    if (data) onQueued(data.batchId);
    else refused(error);
  };
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="subtitle2" component="p">
            {t(`access.is.${access}`)}
          </Typography>
          <Typography>{t('access.text', { name, surname })}</Typography>
          <Typography>{t('access.ends')}</Typography>
          {sendsMail && (
            <>
              <Typography>{t('access.mailing.offer', { email })}</Typography>
              <MailLanguage locale={locale} onChoose={setChosen} />
            </>
          )}
          <FailureNotice failed={failed} />
        </Stack>
      </DialogContent>
      <AccessLinkActions
        makeLabel={t('access.make')}
        cancel={{ onClick: onCancel }}
        make={{ disabled: isSending, loading: isMaking, onClick: () => void makeNow() }}
        send={{
          disabled: isMaking || locale === null,
          loading: isSending || (locale === null && isLoading),
          onClick: () => void sendNow(),
        }}
      />
    </>
  );
}
