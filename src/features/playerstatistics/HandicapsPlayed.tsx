import { useTranslation } from 'react-i18next';
import { toTenths } from '../../../contract/handicap';
import { currentLocale } from '../../i18n/locale';
import { showHandicap } from '../../i18n/numbers';
import { Chart } from './Chart';
import { handicapSummary, type PlayedResult } from './summary';
import { SummaryLine } from './SummaryLine';

/** The handicaps played in one category, the latest first, against those the player started with. */
export function HandicapsPlayed({ category, played }: { category: string; played: readonly PlayedResult[] }) {
  const { t } = useTranslation();
  const summary = handicapSummary(played);
  if (summary === null) return null;
  const show = (tenths: number) => showHandicap(tenths / 10, currentLocale());
  const showTick = (handicap: number) => show(toTenths(handicap));
  const oldestFirst = [...played].reverse();
  return (
    <>
      <SummaryLine
        title={t('statistics.handicaps')}
        label={t('statistics.handicapsOf', { category })}
        summary={summary}
        show={show}
        showAverage={show}
      />
      <Chart
        label={t('statistics.handicapChart', { category })}
        caption={t('statistics.handicapCaption')}
        dates={oldestFirst.map(({ date }) => date)}
        isLowestBest
        lines={[
          {
            id: 'played',
            label: t('statistics.handicapPlayed'),
            values: oldestFirst.map(({ handicapPlayed }) => handicapPlayed / 10),
            show: showTick,
          },
          {
            id: 'started',
            label: t('statistics.handicapStarted'),
            values: oldestFirst.map(({ handicapStarted }) => (handicapStarted === null ? null : handicapStarted / 10)),
            show: showTick,
            isReference: true,
          },
        ]}
      />
    </>
  );
}
