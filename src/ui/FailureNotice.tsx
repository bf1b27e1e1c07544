import { useProblemText } from '@/errors/problem';
import type { FormFailure } from './forms/formsSlice';
import { Notice, type NoticeProps } from './Notice';

export interface FailureNoticeProps extends Pick<NoticeProps, 'takesFocus'> {
  /** Why the last attempt failed; undefined: it did not. */
  failed: FormFailure | undefined;
  /** Says it better than the usual text. */
  text?: string | null | undefined;
}

/** Says why a form, or a step, was refused, unless its fields say it. Takes the focus. */
export function FailureNotice({ failed, text = null, takesFocus = true }: FailureNoticeProps) {
  const problemText = useProblemText();
  if (!failed || failed.isAtFields) return null;
  return (
    <Notice severity="error" takesFocus={takesFocus}>
      {text ?? problemText(failed.failure)}
    </Notice>
  );
}
