import type { UserEvent } from '@testing-library/user-event';

/** Replaces what stands in a field; pasted, because typing takes long. */
export async function typeInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text === '') return;
  await user.paste(text);
}
