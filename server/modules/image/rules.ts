import type { ImageUse } from '@contract/image';
import { Refusal } from '@contract/problem';
import type { FieldError } from '@contract/refusals';
import { fieldError } from '@contract/fieldError';

export const NO_SUCH_IMAGE = 'There is no such image.';

/** Throws `in-use` with the numbers as long as anything shows the image. */
export function requireUnused(use: ImageUse): void {
  const { templates, trainings, prices } = use;
  if (templates + trainings + prices === 0) return;
  throw new Refusal(
    'in-use',
    `The image is shown by ${templates} templates, ${trainings} trainings and ${prices} prices.`,
    { current: use },
  );
}

/** Returns the refusal of an address that names no transformation of an image. */
export function malformedTransformation(): Refusal {
  const why =
    'is malformed; send q_auto, f_auto (or f_avif, f_webp, f_jpg, f_png), w_1 to w_2560 and c_scale, ' +
    'separated by commas, each once at most.';
  return badInput(fieldError('/transformation', 'malformed', why));
}

/** Returns the refusal of bytes that are not one whole image. */
export function notAnImage(): Refusal {
  return badInput(fieldError('', 'not-an-image'));
}

/** Returns the refusal of an image that would take too much memory. */
export function tooManyPixels(): Refusal {
  return badInput(fieldError('', 'too-many-pixels'));
}

function badInput(error: FieldError): Refusal {
  return new Refusal('bad-input', error.message, { errors: [error] });
}
