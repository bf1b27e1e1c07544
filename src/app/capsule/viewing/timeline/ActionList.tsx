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
import { isInternalAction } from '@/app/makeStore';
import type { ReplayedCapsule } from '@/app/state/opening/openFile';
import type { CapsuleAction, CapsuleStep } from '@/capsule/capsuleFile';
import { currentLocale } from '@/i18n/locale';
import { changedSlices } from './capsuleSteps';
import type { Playback } from './usePlayback';

const ALL = '';
/** No slice has such a name. */
const OF_PERSON = '/person';

/** Every action, those of the person, or those that changed one slice; each leads to the state after it. */
export function ActionList({ opened, playback }: { opened: ReplayedCapsule; playback: Playback }) {
  const { t } = useTranslation();
  const { steps } = opened.capsule;
  const [slice, setSlice] = useState(ALL);
  const slices = useMemo(() => changedSlices(steps), [steps]);
  const begun = steps[0]?.at ?? '';
  const shown = steps
    .map((step, index) => ({ step, number: index + 1 }))
    .filter(({ step: { action, changed } }) =>
      slice === OF_PERSON ? !isInternalAction(action) : slice === ALL || slice in changed,
    );
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
        <MenuItem value={OF_PERSON}>{t('capsuleViewer.actions.ofPerson')}</MenuItem>
        {slices.map((name) => (
          <MenuItem key={name} value={name}>
            <span>{name}</span>
          </MenuItem>
        ))}
      </TextField>
      {shown.length === 0 ? (
        <Typography variant="body2">
          {t(steps.length === 0 ? 'capsuleViewer.actions.none' : 'capsuleViewer.actions.nothing')}
        </Typography>
      ) : (
        <List
          dense
          disablePadding
          aria-label={label}
          sx={{ overflowY: 'auto', maxHeight: { xs: 200, md: 'none', lg: '34dvh' } }}
        >
          {shown.map(({ step, number }) => (
            <ActionRow
              key={number}
              step={step}
              number={number}
              begun={begun}
              isVisible={number === playback.step}
              go={playback.go}
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

/** One action: its number, when, which, what it changed, and whether the person did it. */
const ActionRow = memo(function ActionRow({ step, number, begun, isVisible, go }: ActionRowProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isVisible) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isVisible]);
  const { action, at, changed } = step;
  const isOfPerson = !isInternalAction(action);
  const type = nameOf(action);
  const parts = [
    Object.keys(changed).join(', ') || t('capsuleViewer.actions.unchanged'),
    ...(isOfPerson ? [] : [t('capsuleViewer.actions.byItself')]),
  ];
  const time = showSeconds(Date.parse(at) - Date.parse(begun));
  return (
    <ListItem disablePadding>
      <ListItemButton
        ref={row}
        selected={isVisible}
        aria-current={isVisible ? 'step' : undefined}
        aria-label={t('capsuleViewer.actions.entry', { step: number, type, time, slices: parts.join(', ') })}
        onClick={() => go(number)}
      >
        <ListItemText
          primary={`${number}. ${type}`}
          secondary={[time, ...parts].join(' · ')}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere', fontWeight: isOfPerson ? 600 : undefined } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}, isSame);

/** Returns the type of an action, and of the cache which endpoint it is about. */
function nameOf({ type, meta, payload }: CapsuleAction): string {
  const { arg } = (meta ?? {}) as { arg?: { endpointName?: string } };
  const { queryCacheKey = '' } = (payload ?? {}) as { queryCacheKey?: string };
  const endpoint = arg?.endpointName ?? /^\w+(?=\()/.exec(queryCacheKey)?.[0];
  return endpoint === undefined ? type : `${type} ${endpoint}`;
}

/** Returns a span of time since the beginning for reading: `+1.2 s`. */
function showSeconds(milliseconds: number): string {
  const seconds = new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `+${seconds.format(Math.max(0, milliseconds) / 1000)} s`;
}
