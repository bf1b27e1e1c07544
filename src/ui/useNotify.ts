import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Message } from '@/i18n/message';
import { noticeShown, type Severity } from './shellSlice';

/** Shows a short message for some seconds. */
export type Notify = (message: Message, severity?: Severity) => void;

/** Returns a function that shows a short message for some seconds; `Notifications` draws it. */
export function useNotify(): Notify {
  const dispatch = useDispatch();
  return useCallback((message, severity = 'success') => void dispatch(noticeShown(message, severity)), [dispatch]);
}
