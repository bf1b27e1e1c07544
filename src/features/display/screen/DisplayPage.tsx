import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { displaySecretIn, keepDisplaySecret } from '../../../session/displaySecret';
import { useAwake } from '../../../ui/useAwake';
import { ClubScreen } from './ClubScreen';
import { DisplayGuard } from './DisplayGuard';
import { ScreenMessage } from './ScreenMessage';
import { useScreenLocale } from './useScreenLocale';

/** What hangs in the clubhouse: the table of the club whose link stands in the address, without anybody signed in. */
export default function DisplayPage() {
  const { t } = useTranslation();
  const locale = useScreenLocale();
  const secret = displaySecretIn(useLocation().hash);
  useAwake();
  useEffect(() => {
    document.title = `${t('display.title')} · ${t('shell.product')}`;
  }, [t]);
  if (secret === null) return <ScreenMessage title={t('display.screen.noLink')} text={t('display.screen.openWhole')} />;
  const link = keepDisplaySecret(secret);
  return (
    <DisplayGuard failed={<ScreenMessage title={t('display.screen.failed')} text={t('display.screen.startsAgain')} />}>
      <ClubScreen key={link} link={link} locale={locale} />
    </DisplayGuard>
  );
}
