import { useFocusAfterRemoval } from './useEditedEntities';

/** As `useFocusAfterRemoval` to the heading of the page, which is not rendered with every dialog for it. */
export function FocusAfterRemoval({ entries }: { entries: readonly { id: string }[] | undefined }) {
  useFocusAfterRemoval(entries);
  return null;
}
