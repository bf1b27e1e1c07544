import { useTranslation } from 'react-i18next';
import { MOST_ROWS, type FileProblem } from './readMembersFile';

/** Returns a function from what is wrong with a file to a sentence with the remedy. */
export function useFileProblemText(): (problem: FileProblem) => string {
  const { t } = useTranslation();
  return (problem) => {
    switch (problem.kind) {
      case 'tooManyRows':
        return t('importing.file.tooManyRows', { count: problem.count, most: MOST_ROWS });
      case 'missingColumns':
      case 'repeatedColumns': {
        const columns = problem.fields.map((field) => t(`importing.column.${field}`)).join(', ');
        return t(`importing.file.${problem.kind}`, { columns });
      }
      case 'tooManyCells':
      case 'openQuotes':
      case 'textAfterQuotes':
        return t(`importing.file.${problem.kind}`, { line: problem.line });
      default:
        return t(`importing.file.${problem.kind}`);
    }
  };
}
