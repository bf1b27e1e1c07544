import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeAccessLink, useMakeAccessLinkMutation } from '@/api/access';
import { useProblemText } from '@/errors/problem';
import { useDialog } from '@/modal/useDialog';
import { useFormStatus } from '@/session/useFormInStore';
import { Notice } from '@/ui/Notice';
import { useBusyControl } from '@/ui/useControl';
import type { MadeAccessLink } from '@contract/access';
import type { Member } from '@contract/member';
import { MadeLink } from './MadeLink';

/** Makes an access link for one of these members, and hands it over once. */
export function AccessLinkDialog({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isOpen, dialog, hide } = useDialog('accessLink');
  // Here and not in the store: whoever has the link sets the password.
  const [made, setMade] = useState<{ member: Member; link: MadeAccessLink } | null>(null);
  const listed = members.find(({ id }) => id === dialog?.id);
  // With its link a member may be no part of the list any more.
  const current = made !== null && made.member.id === dialog?.id ? made : null;
  const member = current?.member ?? listed;

  // Whoever leaves the page by the browser's Back has closed the dialog too.
  useEffect(() => hide, [hide]);

  if (!member) return null;
  return (
    <Dialog
      open={isOpen}
      // A press beside the dialog must not lose the link.
      onClose={(_event, reason) => (current === null || reason === 'escapeKeyDown') && hide()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onExited: () => setMade(null) } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('access.title', { name: member.name, surname: member.surname })}
      </DialogTitle>
      {current ? (
        <>
          <DialogContent>
            <MadeLink member={member} link={current.link} />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={hide}>
              {t('ui.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <MakeLink member={member} onMade={(link) => setMade({ member, link })} onCancel={hide} />
      )}
    </Dialog>
  );
}

interface MakeLinkProps {
  member: Member;
  onMade: (link: MadeAccessLink) => void;
  onCancel: () => void;
}

/** Says what a link does, and makes it by a press: an earlier one ends then. */
function MakeLink({ member, onMade, onCancel }: MakeLinkProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [make, { isLoading }] = useMakeAccessLinkMutation();
  const isMaking = useBusyControl('accessLink', isLoading);
  const { failed, refused, refusalCleared } = useFormStatus('accessLinkMaking');
  const { golfclubId, username, name, surname, access = 'PASSWORD' } = member;
  const makeNow = async () => {
    refusalCleared();
    const { data, error } = await make({ golfclubId, username });
    const link = data && takeAccessLink(data);
    if (link) onMade(link);
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
          {failed && (
            <Notice severity="error" takesFocus>
              {problemText(failed.failure)}
            </Notice>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
        <Button variant="contained" autoFocus loading={isMaking} onClick={() => void makeNow()}>
          {t('access.make')}
        </Button>
      </DialogActions>
    </>
  );
}
