import Box from '@mui/material/Box';
import List from '@mui/material/List';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opened } from '../openCapsule';
import { ActionRow } from './ActionRow';
import { changedSlices } from './stops';
import type { Travel } from './useTravel';

const ALL = '';

/** Every action, or those that changed one slice; each leads to the state after it. */
export function ActionList({ opened, travel }: { opened: Opened; travel: Travel }) {
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
              isShown={number === travel.step}
              go={travel.go}
            />
          ))}
        </List>
      )}
    </Box>
  );
}
