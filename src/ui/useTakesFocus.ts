import { useState } from 'react';
import { isFieldFocused } from './focus';

/** Returns whether a form that opens within the page takes the focus: not when somebody typed elsewhere at its first render. */
export function useTakesFocus(): boolean {
  const [takesFocus] = useState(() => !isFieldFocused());
  return takesFocus;
}
