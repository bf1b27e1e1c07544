import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RetryNotice } from '@/ui/RetryNotice';
import { useIsReplayed } from '@/ui/stateContexts';
import { useControlSearch } from '@/ui/useControl';
import { useIsPhone } from '@/ui/useIsPhone';
import { CommandList } from './CommandList';
import type { Command } from './command';
import { rankCommands } from './rankCommands';
import { useCommands } from './useCommands';
import {
  useClubs,
  usePeople,
  usePlannedTrainings,
  usePrizes,
  useRunningTrainings,
  useSearch,
  useTemplates,
} from './useSearchResults';

const withIds = (commands: readonly Command[], ids: readonly string[]): Command[] =>
  ids.flatMap((id) => commands.find((command) => command.id === id) ?? []);

/** Returns what is found besides the commands, what could not be searched, and whether anything is still being searched. */
function useAllResults(typed: string) {
  const navigate = useNavigate();
  const search = useSearch(typed);
  const searches = [
    useRunningTrainings(typed),
    usePlannedTrainings(search),
    usePeople(search),
    useTemplates(search),
    useClubs(search),
    usePrizes(search),
  ];
  return {
    results: searches.flatMap((one) =>
      one.results.map((result): Command => ({ ...result, run: () => void navigate(result.to) })),
    ),
    failed: searches.filter(({ error }) => error !== undefined),
    isSearching: searches.some((one) => one.isSearching),
  };
}

interface PaletteProps {
  typedEarly: string;
  onClose: () => void;
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** Searches what this person may open and do, and does it. */
export function Palette({ typedEarly, onClose, onShortcuts, onSignOut }: PaletteProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const isReplayed = useIsReplayed();
  const [recorded, report] = useControlSearch('palette');
  const [typedHere, setTyped] = useState(typedEarly);
  const typed = recorded && 'q' in recorded ? recorded.q : typedHere;
  const commands = useCommands(onShortcuts, onSignOut);
  const { results, failed, isSearching } = useAllResults(typed);
  const all = [...commands, ...results];
  // What was typed is masked in a replay, and finds nothing by itself.
  const visible = isReplayed && recorded ? withIds(all, recorded.ids) : rankCommands(all, typed);
  const visibleIds = visible.map(({ id }) => id).join('\n');
  useEffect(() => {
    const ids = visibleIds === '' ? [] : visibleIds.split('\n');
    report(typed === '' ? null : () => ({ control: 'palette', q: typed, ids }));
  }, [report, typed, visibleIds]);

  const run = (command: Command) => {
    // First the focus goes back to where it was: what opens now remembers that element.
    flushSync(onClose);
    command.run();
  };
  const status = isSearching
    ? t('ui.loading')
    : visible.length === 0
      ? t('palette.nothingFound')
      : t('palette.found', { count: visible.length });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': t('palette.title'), sx: { position: 'relative', p: 2, gap: 1 } } }}
    >
      <CommandList commands={visible} typed={typed} onType={setTyped} onRun={run} onClose={onClose} />
      {failed.length > 0 && (
        <RetryNotice
          error={failed[0]?.error}
          text={t('palette.notSearched')}
          severity="warning"
          onRetry={() => failed.forEach(({ retry }) => retry())}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary" role="status">
          {status}
        </Typography>
        {!isPhone && (
          <Typography variant="body2" color="textSecondary">
            {t('palette.hint')}
          </Typography>
        )}
      </Box>
      <IconButton aria-label={t('ui.close')} onClick={onClose} sx={{ position: 'absolute', top: 20, right: 16 }}>
        <CloseIcon />
      </IconButton>
    </Dialog>
  );
}
