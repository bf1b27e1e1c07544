// First, because notistack adds its styles while it is loaded and needs the nonce for them.
import CloseIcon from '@mui/icons-material/Close';
import './nonce';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { closeSnackbar, SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { type FocusEvent, type Ref, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { textOf } from '@/i18n/message';
import { UNDO_OFFERED_FOR_MS } from '@contract/lists';
import { focusPageHeading } from './focus';
import { actionsBelow } from './Notice';
import { NOTICES, SnackbarInset, useSnackbarHeight } from './snackbarInset';
import { type NoticeAction, noticeClosed, selectNotices, type WithShell } from './shellSlice';
import { useIsReplayed } from './stateContexts';

/** How long a short message stays, in milliseconds. */
const VISIBLE_FOR = 6000;
/** The same for one that offers something, which takes time to decide. */
const OFFERED_FOR = 15_000;

const visibleFor = (action: NoticeAction | undefined) => {
  if (action?.undo) return UNDO_OFFERED_FOR_MS;
  return action ? OFFERED_FOR : VISIBLE_FOR;
};

/** Shows the short messages at the edge of the screen, at most three at a time. */
export function SnackbarHost({ onAction }: { onAction: (action: NoticeAction) => void }) {
  const focusedBefore = useRef<HTMLElement>(null);
  const remember = ({ relatedTarget: left }: FocusEvent) => {
    if (left === null || left.closest(`.${NOTICES}`) === null) focusedBefore.current = left as HTMLElement | null;
  };
  return (
    <div onFocus={remember}>
      <SnackbarProvider
        maxSnack={3}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        classes={{ containerRoot: NOTICES }}
        Components={{ success: Message, info: Message, warning: Message, error: Message }}
      >
        <SnackbarInset />
        <Notices onAction={onAction} focusedBefore={focusedBefore} />
      </SnackbarProvider>
    </div>
  );
}

/** Gives back the focus that a message had, to where it was before, or else to the heading of the page. */
function returnFocus(focusedBefore: HTMLElement | null): void {
  // The message stood still while the page may have been scrolled.
  const options = { preventScroll: true };
  focusedBefore?.focus(options);
  if (document.activeElement !== focusedBefore) focusPageHeading(options);
}

const hasFocus = (id: string) =>
  document.activeElement?.closest<HTMLElement>('[data-notice]')?.dataset['notice'] === id;

interface NoticesProps {
  onAction: (action: NoticeAction) => void;
  /** What had the focus before it went into a message. */
  focusedBefore: RefObject<HTMLElement | null>;
}

/** Has notistack show the notices of the store; in a replay they go when they went, else after some seconds. */
function Notices({ onAction, focusedBefore }: NoticesProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isReplayed = useIsReplayed();
  const { enqueueSnackbar } = useSnackbar();
  const notices = useSelector((state: WithShell) => selectNotices(state));
  const visible = useRef(new Set<string>());
  const act = useRef(onAction);
  useEffect(() => {
    act.current = onAction;
  });
  useEffect(() => {
    const ids = new Set(notices.map(({ id }) => id));
    for (const id of [...visible.current].filter((one) => !ids.has(one))) {
      visible.current.delete(id);
      closeSnackbar(id);
      if (hasFocus(id)) returnFocus(focusedBefore.current);
    }
    for (const { id, severity, message, action } of notices.filter((one) => !visible.current.has(one.id))) {
      visible.current.add(id);
      enqueueSnackbar(textOf(t, message), {
        key: id,
        variant: severity,
        autoHideDuration: isReplayed ? null : visibleFor(action),
        action: action && (
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => {
              closeSnackbar(id);
              act.current(action);
            }}
          >
            <span>{t(action.textKey)}</span>
          </Button>
        ),
        onClose: () => {
          if (visible.current.has(id)) dispatch(noticeClosed({ id }));
        },
      });
    }
  }, [notices, isReplayed, enqueueSnackbar, dispatch, t, focusedBefore]);
  return null;
}

function Message({ id, message, variant, action, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  const alert = useRef<HTMLDivElement>(null);
  useSnackbarHeight(alert);
  return (
    <SnackbarContent ref={ref ?? null} role="none">
      <Alert
        ref={alert}
        data-notice={id}
        severity={variant === 'default' ? 'info' : variant}
        variant="filled"
        role={variant === 'error' ? 'alert' : 'status'}
        onClose={() => closeSnackbar(id)}
        closeText={t('ui.close')}
        // Given an action, the library draws no button that closes.
        action={
          typeof action === 'object' && (
            <>
              {action}
              <IconButton color="inherit" size="small" aria-label={t('ui.close')} onClick={() => closeSnackbar(id)}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </>
          )
        }
        sx={{ width: '100%', boxShadow: 4, ...actionsBelow }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}
