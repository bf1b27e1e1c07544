import { limits } from '@contract/limits';
import type { PriceUse, SessionPrice } from '@contract/price';
import { Refusal } from '@contract/problem';
import { fieldError } from '@contract/fieldError';

/** Returns whether a text has the form of a public id. */
export type IsPublicId = (text: string) => boolean;

/**
 * Returns the public id in the serialised image that a price is sent with, null for a price without an image. Throws
 * `bad-input` for a text that is no JSON object or names no public id; whatever else the object says is not looked at.
 */
export function publicIdOf(image: string | null | undefined, isPublicId: IsPublicId): string | null {
  if (image === null || image === undefined) return null;
  const publicId = named(image)?.normalize();
  if (publicId !== undefined && publicId.length <= limits.image.publicId && isPublicId(publicId)) return publicId;
  const error = fieldError('/cloudinary_image', 'malformed', 'must be JSON text of an object with a public_id.');
  throw new Refusal('bad-input', 'The image cannot be read.', { errors: [error] });
}

function named(image: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(image);
    if (typeof parsed !== 'object' || parsed === null || !('public_id' in parsed)) return undefined;
    return typeof parsed.public_id === 'string' ? parsed.public_id : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the refusal of something that is referred to in this field and does not exist. */
export function unknownReference(path: string): Refusal {
  const error = fieldError(path, 'not-listed', 'names something that does not exist.');
  return new Refusal('unknown-reference', error.message, { errors: [error] });
}

/** Returns the refusal of a place of the league table that this price is the prize for already. */
export function prizeTaken(current: SessionPrice): Refusal {
  return new Refusal('prize-taken', 'Another price is the prize for this place of the league table.', { current });
}

/** Throws `in-use` with the number as long as the price is the instant price of trainings. */
export function requireUnused(use: PriceUse): void {
  if (use.trainings === 0) return;
  throw new Refusal('in-use', `The price is the instant price of ${use.trainings} trainings.`, { current: use });
}
