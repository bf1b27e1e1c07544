import type { Locale } from '../../../../contract/lists';
import { storeLocale } from '../../../i18n/locale';
import { startTexts } from '../../../i18n/startTexts';

/** Has the page speak this language; it stays with the one it has where the texts cannot be loaded. */
export async function speak(locale: Locale): Promise<void> {
  await startTexts(locale).then(
    () => storeLocale(locale),
    () => undefined,
  );
}
