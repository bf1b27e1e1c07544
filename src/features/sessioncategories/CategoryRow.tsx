import { memo, useState } from 'react';
import type { TrainingCategory } from '../../../contract/category';
import { EditedCategory } from './EditedCategory';
import { ShownCategory } from './ShownCategory';

interface CategoryRowProps {
  category: TrainingCategory;
  isEdited: boolean;
}

/** One category, to be read or edited; after editing, the focus is back on the pencil. */
export const CategoryRow = memo(function CategoryRow({ category, isEdited }: CategoryRowProps) {
  const [wasEdited, setWasEdited] = useState(isEdited);
  if (isEdited && !wasEdited) setWasEdited(true);
  if (isEdited) return <EditedCategory category={category} />;
  return <ShownCategory category={category} takesFocus={wasEdited} />;
});
