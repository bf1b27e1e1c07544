import { imageMediaTypes, LARGEST_IMAGE_BYTES } from '../../../contract/lists';

export type FileProblem = 'several' | 'empty' | 'wrongType' | 'tooLarge';

/** The largest image that can be uploaded, in MiB. */
export const LARGEST_IMAGE_MEBIBYTES = LARGEST_IMAGE_BYTES / 1024 / 1024;

/** Returns what keeps these files from being uploaded as an image, as far as it shows without reading them, or null. */
export function fileProblem(files: readonly Pick<File, 'type' | 'size'>[]): FileProblem | null {
  const [file, ...others] = files;
  if (!file) return null;
  if (others.length > 0) return 'several';
  if (!imageMediaTypes.some((type) => type === file.type)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > LARGEST_IMAGE_BYTES ? 'tooLarge' : null;
}
