import { useField, useFormikContext } from 'formik';
import { memo, useCallback } from 'react';
import { ImageField } from '@/images/ImageField';
import type { ImageTag } from '@contract/lists';

const MemoizedImageField = memo(ImageField);

/** Chooses an image of the surrounding form. */
export function ImageInput({ name, label, tag }: { name: string; label: string; tag: ImageTag }) {
  const [{ value }, { error }] = useField<string | null>(name);
  const { setFieldValue } = useFormikContext();
  const choose = useCallback((publicId: string | null) => void setFieldValue(name, publicId), [setFieldValue, name]);
  return <MemoizedImageField label={label} tag={tag} value={value} onChange={choose} error={error} />;
}
