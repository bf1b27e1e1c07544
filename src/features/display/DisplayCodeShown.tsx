import { useTranslation } from 'react-i18next';
import { appAddress, typedAddress } from '@/api/address';
import { showInstant } from '@/i18n/dates';
import { currentLocale } from '@/i18n/locale';
import { TV } from '@/routing/routes';
import { Deferred } from '@/ui/Deferred';
import { lazyComponent } from '@/ui/lazyLoading';
import { publicAddress } from '@contract/publicAddress';

const ShortCode = lazyComponent(() => import(/* webpackChunkName: "short-code" */ '@/ui/ShortCode'));

/** Holds the code: it must not get into the store. */
export interface IssuedDisplayCode {
  code: string;
  expiresAt: string;
}

/** A new code of a display link, and where it is typed. */
export function DisplayCodeShown({ code, expiresAt }: IssuedDisplayCode) {
  const { t } = useTranslation();
  const locale = currentLocale();
  return (
    <Deferred>
      <ShortCode
        code={code}
        address={appAddress() + publicAddress(TV, locale, code)}
        qr={t('display.code.qr')}
        goTo={t('display.code.goTo', { address: typedAddress(TV) })}
        note={t('display.code.note', { until: showInstant(expiresAt, locale) })}
        part="displayShortAddress"
      />
    </Deferred>
  );
}
