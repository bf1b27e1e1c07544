import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLeaving } from '../ui/useLeaving';
import { DiscardDialog } from './DiscardDialog';
import { dialogShown } from './modalSlice';

interface LeavingDialogProps {
  /** What the dialog names as to be discarded. */
  of: string;
  /** Leaving the page now would lose something. */
  wouldLose: boolean;
  onDiscard?: () => void;
}

/** Asks whoever leaves the page before what was typed under this name is lost; the router knows one such guard only. */
export function LeavingDialog({ of, wouldLose, onDiscard }: LeavingDialogProps) {
  const dispatch = useDispatch();
  const { isAsking, goOn, stay } = useLeaving(wouldLose);
  useEffect(() => {
    if (isAsking) dispatch(dialogShown({ kind: 'discard', of }));
  }, [dispatch, isAsking, of]);
  const discard = () => {
    onDiscard?.();
    goOn();
  };
  return <DiscardDialog of={of} onDiscard={discard} onKeep={stay} />;
}
