import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Message } from '@/i18n/message';
import { type NoticeAction, noticeShown, type Severity } from './shellSlice';

/** Shows a short message for some seconds, and what it offers to do. */
export type Notify = (message: Message, severity?: Severity, action?: NoticeAction) => void;

/** Returns a function that shows a short message for some seconds; `Notifications` draws it. */
export function useNotify(): Notify {
  const dispatch = useDispatch();
  return useCallback(
    (message, severity = 'success', action) => void dispatch(noticeShown(message, severity, action)),
    [dispatch],
  );
}
