import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CapsuleStep } from '../../../../capsule/capsuleFile';
import { showSeconds } from './showSeconds';

interface ActionRowProps {
  step: CapsuleStep;
  number: number;
  /** When the first of all happened. */
  begun: string;
  isShown: boolean;
  go: (step: number) => void;
}

/** Where it leads does not change with the steps, so that of hundreds of rows only two are drawn anew at each. */
const isSame = (one: ActionRowProps, other: ActionRowProps) => one.step === other.step && one.isShown === other.isShown;

/** One action: its number, when, which, and what it changed. */
export const ActionRow = memo(function ActionRow({ step, number, begun, isShown, go }: ActionRowProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const { action, at, changed } = step;
  const slices = Object.keys(changed).join(', ') || t('capsuleViewer.actions.unchanged');
  const time = showSeconds(Date.parse(at) - Date.parse(begun));
  return (
    <ListItem disablePadding>
      <ListItemButton
        ref={row}
        selected={isShown}
        aria-current={isShown ? 'step' : undefined}
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
