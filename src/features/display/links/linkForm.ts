import { boolean, object, string } from 'yup';
import type { NewDisplayLink } from '../../../../contract/display';
import { limits } from '../../../../contract/limits';
import { isLongerThan } from '../../../ui/typedText';

/** Names are shortened unless somebody decides otherwise: everybody in the clubhouse reads them. */
export const emptyLink: NewDisplayLink = { name: '', shortNames: true };

/** Returns what a new link needs; `say` gives the remedies. */
export function linkSchema(say: { required: string; tooLong: string }) {
  return object({
    name: string()
      .trim()
      .required(say.required)
      .test('length', say.tooLong, (typed) => !isLongerThan(typed, limits.displayLink.name)),
    shortNames: boolean().required(),
  } satisfies Record<keyof NewDisplayLink, unknown>);
}

/** Returns the address that a screen opens; its secret stands where no browser sends it to a server. */
export function displayAddress(origin: string, secret: string, locale: string): string {
  return `${origin}/display${locale === 'en' ? '' : `?lang=${locale}`}#${secret}`;
}
