import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayedCapsule } from '@/app/state/opening/openFile';
import type { CapsuleStep } from '@/capsule/capsuleFile';
import { currentLocale } from '@/i18n/locale';
import { changedSlices } from './stops';
import type { Travel } from './useTravel';

const ALL = '';

/** Every action, or those that changed one slice; each leads to the state after it. */
export function ActionList({ opened, travel }: { opened: ReplayedCapsule; travel: Travel }) {
  const { t } = useTranslation();
  const { steps } = opened.capsule;
  const [slice, setSlice] = useState(ALL);
  const slices = useMemo(() => changedSlices(steps), [steps]);
  const begun = steps[0]?.at ?? '';
  const shown = steps
    .map((step, index) => ({ step, number: index + 1 }))
    .filter(({ step }) => slice === ALL || slice in step.changed);
  const label = t('capsuleViewer.actions.label');
  return (
    <Box sx={{ flex: '0 1 42%', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <TextField
        select
        size="small"
        margin="dense"
        label={t('capsuleViewer.actions.filter')}
        value={slice}
        onChange={({ target }) => setSlice(target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value={ALL}>{t('capsuleViewer.actions.all')}</MenuItem>
        {slices.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {shown.length === 0 ? (
        <Typography variant="body2">
          {t(steps.length === 0 ? 'capsuleViewer.actions.none' : 'capsuleViewer.actions.nothing')}
        </Typography>
      ) : (
        <List dense disablePadding aria-label={label} sx={{ overflowY: 'auto', maxHeight: { xs: 200, md: 'none' } }}>
          {shown.map(({ step, number }) => (
            <ActionRow
              key={number}
              step={step}
              number={number}
              begun={begun}
              isVisible={number === travel.step}
              go={travel.go}
            />
          ))}
        </List>
      )}
    </Box>
  );
}

interface ActionRowProps {
  step: CapsuleStep;
  number: number;
  /** When the first of all happened. */
  begun: string;
  isVisible: boolean;
  go: (step: number) => void;
}

/** Where it leads does not change with the steps, so that of hundreds of rows only two are drawn anew at each. */
const isSame = (one: ActionRowProps, other: ActionRowProps) =>
  one.step === other.step && one.isVisible === other.isVisible;

/** One action: its number, when, which, and what it changed. */
const ActionRow = memo(function ActionRow({ step, number, begun, isVisible, go }: ActionRowProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isVisible) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isVisible]);
  const { action, at, changed } = step;
  const slices = Object.keys(changed).join(', ') || t('capsuleViewer.actions.unchanged');
  const time = showSeconds(Date.parse(at) - Date.parse(begun));
  return (
    <ListItem disablePadding>
      <ListItemButton
        ref={row}
        selected={isVisible}
        aria-current={isVisible ? 'step' : undefined}
        aria-label={t('capsuleViewer.actions.entry', { step: number, type: action.type, time, slices })}
        onClick={() => go(number)}
      >
        <ListItemText
          primary={`${number}. ${action.type}`}
          secondary={`${time} · ${slices}`}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}, isSame);

/** Returns a span of time since the beginning for reading: `+1.2 s`. */
function showSeconds(milliseconds: number): string {
  const seconds = new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `+${seconds.format(Math.max(0, milliseconds) / 1000)} s`;
}
