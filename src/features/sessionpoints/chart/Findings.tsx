import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '@/i18n/locale';
import { Notice } from '@/ui/Notice';
import type { Tenths } from '@contract/handicap';
import type { ReadRow } from '../editing/mappingForm';
import { typedDifference } from '../editing/typedNumbers';
import { mappingFindings, type Finding } from './mappingFindings';

/** What is odd about the rows, in words; it forbids nothing. */
export function Findings({ rows, isWhole }: { rows: readonly ReadRow[]; isWhole: boolean }) {
  const { t } = useTranslation();
  const findingText = useFindingText();
  // A row that is still being typed is no missing row.
  const findings = mappingFindings(rows).filter(({ kind }) => isWhole || kind !== 'empty');
  if (findings.length === 0) return null;
  return (
    <Notice severity="warning">
      <span>{t('points.findings.title')}</span>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {findings.map((finding) => {
          const text = findingText(finding);
          return <li key={text}>{text}</li>;
        })}
      </Box>
    </Notice>
  );
}

function useFindingText(): (finding: Finding) => string {
  const { t } = useTranslation();
  const locale = currentLocale();
  const format = (tenths: Tenths) => typedDifference(tenths, locale);
  return (finding) => {
    switch (finding.kind) {
      case 'empty':
        return t('points.findings.empty');
      case 'duplicate':
        return t('points.findings.duplicate', {
          difference: format(finding.difference),
          rows: new Intl.ListFormat(locale).format(finding.rowNumbers.map(String)),
        });
      case 'firstAboveZero':
        return t('points.findings.firstAboveZero', { difference: format(finding.difference) });
      case 'unreachable':
        return t('points.findings.unreachable', { difference: format(finding.difference) });
      case 'gap':
      case 'falling':
        return t(`points.findings.${finding.kind}`, { from: format(finding.from), to: format(finding.to) });
    }
  };
}
