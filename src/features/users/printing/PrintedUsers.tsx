import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/member';
import { currentLocale } from '../../../i18n/locale';
import { memberText, type MemberField } from '../memberText';

interface PrintedUsersProps {
  members: readonly Member[];
  fields: readonly MemberField[];
  /** Whose users these are, which of them, and of when. */
  heading: readonly string[];
  onDone: () => void;
}

const paper = {
  '@page': { margin: '12mm' },
  '@media print': {
    'body > :not([data-printed])': { display: 'none !important' },
    // Of the dark theme nothing must be left on the paper.
    body: { backgroundColor: '#fff !important' },
  },
};
const sheet = {
  display: 'none',
  '@media print': { display: 'block' },
  colorScheme: 'light',
  bgcolor: '#fff',
  color: '#000',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '9pt' },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', px: '4pt', py: '3pt', borderBottom: '0.5pt solid #777' },
  '& td': { overflowWrap: 'anywhere' },
  '& tr': { breakInside: 'avoid' },
  '& h1': { fontSize: '16pt', m: 0 },
  '& p': { fontSize: '10pt', mt: '2pt', mb: '10pt' },
};

/** The list on paper: a table with its heading on every sheet, instead of everything else on the page. */
export function PrintedUsers({ members, fields, heading, onDone }: PrintedUsersProps) {
  const { t } = useTranslation();
  const locale = currentLocale();
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <Box data-printed sx={sheet}>
      <GlobalStyles styles={paper} />
      <h1>{t('users.title')}</h1>
      <p>{heading.join(' · ')}</p>
      <table>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} scope="col">
                {t(`users.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              {fields.map((field) => (
                <td key={field}>{memberText(member, field, t, locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>,
    document.body,
  );
}
