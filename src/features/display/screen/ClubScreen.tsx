import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/lists';
import { useGetDisplayQuery } from '../../../api/display';
import { refusalOf } from '../../../ui/failure';
import { Board } from './Board';
import { ScreenMessage } from './ScreenMessage';
import { useFreshPage } from './useFreshPage';
import { useLiveDisplay } from './useLiveDisplay';

const READ_EVERY_MS = 60_000;

/** The display of one link: what was read last stays as long as nothing newer can be read, unless the link is revoked. */
export function ClubScreen({ link, locale }: { link: number; locale: Locale }) {
  const { t } = useTranslation();
  const { data, error, refetch, fulfilledTimeStamp } = useGetDisplayQuery(
    { link },
    { pollingInterval: READ_EVERY_MS, refetchOnMountOrArgChange: true },
  );
  const isRevoked = refusalOf(error)?.code === 'not-found';
  useLiveDisplay(link, refetch, isRevoked);
  useFreshPage(fulfilledTimeStamp);
  if (isRevoked) {
    return <ScreenMessage title={t('display.screen.revoked')} text={t('display.screen.askForNew')} />;
  }
  if (data) return <Board display={data} locale={locale} isCutOff={error !== undefined} />;
  return error === undefined ? (
    <ScreenMessage title={t('display.title')} text={t('display.screen.wait')} />
  ) : (
    <ScreenMessage title={t('display.screen.noConnection')} text={t('display.screen.keepsTrying')} />
  );
}
