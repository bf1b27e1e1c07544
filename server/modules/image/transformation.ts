/** The widths that are rendered, in pixels; any other becomes the next of them, so that the work for an image has an end. */
export const renderedWidths = [80, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560] as const;

export const deliveredFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type DeliveredFormat = (typeof deliveredFormats)[number];

/** What is wished of an image, as its address says it. */
export interface Transformation {
  /** In pixels, one of `renderedWidths`; null leaves the width as it is. */
  width: number | null;
  /** Null leaves the format as it is kept. */
  format: DeliveredFormat | 'auto' | null;
  /** As small as it may be without anybody seeing it; otherwise as good as it can be. */
  isQualityAuto: boolean;
}

const form = /^(?:q_(?<quality>auto)|f_(?<format>auto|avif|webp|jpg|png)|w_(?<width>[1-9]\d{0,3})|c_(?<crop>scale))$/;

/**
 * Returns the wishes of a comma list such as `q_auto,f_auto,w_400,c_scale`, each at most once; null if it is none. Of a
 * width becomes the next one that is rendered, so that the image is sharp enough for it.
 */
export function readTransformation(text: string): Transformation | null {
  const wishes = new Map<string, string>();
  for (const part of text.split(',')) {
    const named: Record<string, string | undefined> = form.exec(part)?.groups ?? {};
    const found = Object.entries(named).find((wish): wish is [string, string] => wish[1] !== undefined);
    if (found === undefined || wishes.has(found[0])) return null;
    wishes.set(...found);
  }
  const wished = wishes.get('width');
  const width = wished === undefined ? null : renderedWidths.find((rendered) => rendered >= Number(wished));
  if (width === undefined) return null;
  const format = ['auto' as const, ...deliveredFormats].find((one) => one === wishes.get('format')) ?? null;
  return { width, format, isQualityAuto: wishes.has('quality') };
}

/** Returns the format for a wish: the smallest that the `Accept` header names, else one that every browser shows. */
export function formatFor(
  wished: Transformation['format'],
  { accept, hasAlpha }: { accept: string; hasAlpha: boolean },
): DeliveredFormat {
  if (wished === null) return 'webp';
  if (wished !== 'auto') return wished;
  if (accepts(accept, 'image/avif')) return 'avif';
  if (accepts(accept, 'image/webp')) return 'webp';
  return hasAlpha ? 'png' : 'jpg';
}

function accepts(accept: string, mediaType: string): boolean {
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === mediaType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
