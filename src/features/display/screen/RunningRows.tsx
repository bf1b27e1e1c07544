import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedText } from '@/i18n/localized';
import { FitText } from '@/ui/shownLarge/FitText';
import { numberWidth } from '@/ui/textWidth';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Locale } from '@contract/lists';
import { BoardTable, heightOfRows } from './BoardTable';
import type { RunningPage } from './boardPages';

/** A training that is being played, with the results as if it ended now. */
export function RunningRows({ training, results, from, rowsOf, locale }: RunningPage & { locale: Locale }) {
  const { t } = useTranslation();
  const titleId = useId();
  const number = new Intl.NumberFormat(locale);
  const name = localizedText(training.name, locale);
  const scores = results.map(({ totalPoints }) => number.format(totalPoints));
  const points = results.map((result) => number.format(result.points));
  const nameOf = (player: string) => player || t('shell.formerMember');
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ fontSize: '0.8em' }}>
        <FitText height="1.8em">{`${t('display.screen.running')}: ${name}`}</FitText>
      </Typography>
      {results.length === 0 ? (
        <Typography sx={{ fontSize: '0.8em' }}>{t('display.screen.nobodyYet')}</Typography>
      ) : (
        <BoardTable>
          <VisuallyHidden as="caption">
            {t('display.screen.runningOf', {
              name,
              from,
              to: from + results.length - 1,
              count: training.results.length,
            })}
          </VisuallyHidden>
          <colgroup>
            <col />
            <Box component="col" sx={{ width: numberWidth(scores, t('display.screen.score')) }} />
            <Box component="col" sx={{ width: numberWidth(points, t('display.screen.points')) }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('display.screen.player')}</th>
              <th scope="col" className="number">
                {t('display.screen.score')}
              </th>
              <th scope="col" className="number">
                {t('display.screen.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map((result, position) => (
              <tr key={from + position}>
                <td className="name">
                  <FitText height={heightOfRows(rowsOf(result))}>
                    <span translate="no">{result.players.map(nameOf).join('\u00a0· ')}</span>
                  </FitText>
                </td>
                {result.balls === 0 ? (
                  <Box component="td" colSpan={2} className="number">
                    <Box component="span" sx={{ fontSize: '0.6em', color: 'text.secondary' }}>
                      {t('display.screen.noBall')}
                    </Box>
                  </Box>
                ) : (
                  <>
                    <td className="number">{scores[position]}</td>
                    <Box component="td" className="number" sx={{ fontWeight: 700 }}>
                      {points[position]}
                    </Box>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </BoardTable>
      )}
    </Box>
  );
}
