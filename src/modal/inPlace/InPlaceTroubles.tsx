import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice';
import { useProblemText } from '../../ui/problem';
import { StaleVersions, type FieldVersions } from '../../ui/StaleVersions';

interface InPlaceTroublesProps {
  /** What is typed comes from a draft. */
  isRestored: boolean;
  /** Both versions, where somebody else saved the entry meanwhile. */
  versions: readonly FieldVersions[] | null;
  /** Why saving failed, where nothing else says it. */
  problem: unknown;
  isBusy: boolean;
  onStartAnew: () => void;
  onTakeNewer: () => void;
  onOverwrite: () => void;
}

/** What is to be said about an entry that is edited in place: that a draft was restored, and why it could not be saved. */
export function InPlaceTroubles(props: InPlaceTroublesProps) {
  const { isRestored, versions, problem, isBusy, onStartAnew, onTakeNewer, onOverwrite } = props;
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <Stack spacing={1} sx={{ py: 1 }}>
      {isRestored && (
        <Notice
          action={
            <Button color="inherit" size="small" onClick={onStartAnew} disabled={isBusy}>
              {t('ui.draft.startAnew')}
            </Button>
          }
        >
          {t('ui.draft.restored')}
        </Notice>
      )}
      {versions && <StaleVersions fields={versions} onReload={onTakeNewer} onOverwrite={onOverwrite} isBusy={isBusy} />}
      {problem !== undefined && (
        <Notice severity="error" takesFocus>
          {problemText(problem)}
        </Notice>
      )}
    </Stack>
  );
}
