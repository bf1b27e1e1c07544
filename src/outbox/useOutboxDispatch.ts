import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { OutboxState } from './recording';

/** Returns the store's dispatch for what the outbox does. */
export const useOutboxDispatch = () => useDispatch<ThunkDispatch<OutboxState, unknown, UnknownAction>>();
