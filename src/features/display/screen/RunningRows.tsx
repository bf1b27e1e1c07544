import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { localizedText } from '@/i18n/localized';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Locale } from '@contract/lists';
import { BoardTable } from './BoardTable';
import type { RunningPage } from './boardPages';

/** A training that is being played, with the results as if it ended now. */
export function RunningRows({ training, results, from, locale }: RunningPage & { locale: Locale }) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(locale);
  const name = localizedText(training.name, locale);
  const nameOf = (player: string) => player || t('shell.formerMember');
  return (
    <Box component="section">
      <Typography variant="h2" noWrap sx={{ fontSize: '0.8em', height: '1.8em' }}>
        {t('display.screen.running')}: {name}
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
          <thead>
            <tr>
              <th scope="col">{t('display.screen.player')}</th>
              <Box component="th" scope="col" className="number" sx={{ width: '5em' }}>
                {t('display.screen.score')}
              </Box>
              <Box component="th" scope="col" className="number" sx={{ width: '5em' }}>
                {t('display.screen.points')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {results.map(({ players, balls, totalPoints, points }, position) => (
              <tr key={from + position}>
                <td>{players.map(nameOf).join(' · ')}</td>
                {balls === 0 ? (
                  <Box component="td" colSpan={2} className="number">
                    <Box component="span" sx={{ fontSize: '0.6em', color: 'text.secondary' }}>
                      {t('display.screen.noBall')}
                    </Box>
                  </Box>
                ) : (
                  <>
                    <td className="number">{number.format(totalPoints)}</td>
                    <Box component="td" className="number" sx={{ fontWeight: 700 }}>
                      {number.format(points)}
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
