import { useDispatch, useSelector } from 'react-redux';
import { imagePicked, imagePickerHidden, selectIsPickerOpen, selectPicker } from '@/modal/imagePickerSlice';
import { PickerDialog } from './PickerDialog';

/** The one image picker of the app, over whatever page or dialog asked for it; while it fades its content stays. */
export default function ImagePicker() {
  const dispatch = useDispatch();
  const picker = useSelector(selectPicker);
  const isOpen = useSelector(selectIsPickerOpen);
  if (!picker) return null;
  return (
    <PickerDialog
      key={`${picker.tag} ${picker.field}`}
      picker={picker}
      isOpen={isOpen}
      onClose={() => dispatch(imagePickerHidden())}
      onPick={(publicId) => dispatch(imagePicked(publicId))}
    />
  );
}
