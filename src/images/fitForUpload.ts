import { imageMediaTypes, LARGEST_IMAGE_BYTES, MOST_IMAGE_PIXELS } from '@contract/lists';

/** As phones take photos; some browsers read them, and some do not know their type. */
const isPhoto = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);
const isUploadable = ({ type }: Pick<File, 'type'>) => imageMediaTypes.some((known) => known === type);

/** What a file must be to be taken at all. */
export const isImage = (file: Pick<File, 'type' | 'name'>): boolean => isUploadable(file) || isPhoto(file);

/** What can be chosen: what can be uploaded, and photos that are converted first. */
export const CHOSEN_TYPES = [...imageMediaTypes, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');

/** Pixels of the longer side; the server stores no more. */
const LONGEST_SIDE = 2_560;
/** Each is tried until the file is small enough. */
const QUALITIES = [0.9, 0.75, 0.6];

/** A file as it can be uploaded, or why it cannot. */
export type Fitted = { bytes: Blob; isSmaller: boolean } | { problem: 'wrongType' | 'tooLarge' };

/**
 * Returns the image as it can be uploaded: as it is, or, where it is a photo of another type or too large, as a smaller JPEG
 * that stands upright and says nothing of where it was taken. What the browser cannot read stays as it is, or is refused.
 */
export async function fitForUpload(file: File): Promise<Fitted> {
  const isFitting = isUploadable(file) && file.size <= LARGEST_IMAGE_BYTES;
  const refusal: Fitted = { problem: isUploadable(file) ? 'tooLarge' : 'wrongType' };
  const asItIs = async (): Promise<Fitted> =>
    isFitting ? { bytes: new Blob([await file.arrayBuffer()], { type: file.type }), isSmaller: false } : refusal;
  const bitmap = await decoded(file);
  if (bitmap === null) return asItIs();
  try {
    if (isFitting && bitmap.width * bitmap.height <= MOST_IMAGE_PIXELS) return await asItIs();
    const bytes = await smallerJpeg(bitmap);
    return bytes === null ? refusal : { bytes, isSmaller: true };
  } finally {
    bitmap.close();
  }
}

async function decoded(file: File): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap !== 'function') return null;
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

async function smallerJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has nothing transparent.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const bytes = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (bytes.size <= LARGEST_IMAGE_BYTES) return bytes;
  }
  return null;
}
