import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogHere, useLastVersion } from '@/modal/useDialog';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { CloseAction, SecretDialog } from '@/ui/SecretDialog';
import type { MadeAccessLink } from '@contract/access';
import type { Member } from '@contract/member';
import { IssuedAccessLink } from './IssuedAccessLink';
import { MailsState } from './MailsState';
import { MakeLink } from './MakeLink';

/** Makes an access link for one of these members, and hands it over once or has it sent by mail. */
export function AccessLinkDialog({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  const { isOpen, dialog, hide } = useDialogHere('accessLink');
  // Here and not in the store: whoever has the link sets the password.
  const [made, setMade] = useState<{ member: Member; link: MadeAccessLink } | null>(null);
  const listed = useLastVersion(dialog && dialog.id, members);
  // The dialog may close more slowly than the state forgets it: it stays until `onExited`.
  const isOf = (member: Member) => dialog === null || member.id === dialog.id;
  // With its link a member may be no part of the list any more.
  const current = made !== null && isOf(made.member) ? made : null;
  const [mailed, setMailed] = useState<Member | null>(null);
  const member = current?.member ?? (mailed !== null && isOf(mailed) ? mailed : null) ?? listed;
  const { outcome, ended } = useFormStatus('accessLinkMailed');
  const { batchId, memberId } = outcome?.values ?? {};
  // States that were exported before there was a member in it have none.
  const isMailed = typeof batchId === 'string' && (memberId === undefined || memberId === member?.id);
  const shownId = useRef(dialog?.id);
  useEffect(() => {
    shownId.current = dialog?.id;
  });
  /** Whether the dialog has turned to somebody else, whose link must not go. */
  const isOther = (id: string) => shownId.current !== undefined && shownId.current !== id;

  if (!member) return null;
  return (
    <SecretDialog
      open={isOpen}
      title={t('access.title', { name: member.name, surname: member.surname })}
      isShownOnce={current !== null}
      onClose={hide}
      onExited={() => {
        setMade(null);
        setMailed(null);
        ended(null);
      }}
    >
      {current || isMailed ? (
        <>
          <DialogContent>
            {current ? (
              <IssuedAccessLink member={member} link={current.link} />
            ) : (
              isMailed && <MailsState batchId={batchId} email={member.email} />
            )}
          </DialogContent>
          <CloseAction autoFocus={!current} onClose={hide} />
        </>
      ) : (
        <MakeLink
          key={member.id}
          member={member}
          onMade={(link) => {
            if (!isOther(member.id)) setMade({ member, link });
          }}
          onQueued={(queued) => {
            if (isOther(member.id)) return;
            setMailed(member);
            ended({ textKey: 'access.mailing.queued', values: { batchId: queued, memberId: member.id } });
          }}
          onCancel={hide}
        />
      )}
    </SecretDialog>
  );
}
