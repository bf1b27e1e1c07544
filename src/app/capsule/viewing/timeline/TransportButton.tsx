import type { SvgIconComponent } from '@mui/icons-material';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { capsuleViewer } from '../../../../i18n/en/capsuleViewer';

interface TransportButtonProps {
  name: keyof typeof capsuleViewer.timeline;
  icon: SvgIconComponent;
  /** Where it leads; undefined: nowhere at the moment. */
  to: number | undefined;
  go: (to: number) => void;
  /** For what leads to something earlier under the same sign. */
  isBack?: boolean;
  expands?: { controls: string; isOpen: boolean };
}

/** One of the buttons that lead through the steps; where it leads nowhere it keeps the focus all the same. */
export function TransportButton({ name, icon: Icon, to, go, isBack = false, expands }: TransportButtonProps) {
  const { t } = useTranslation();
  const label = t(`capsuleViewer.timeline.${name}`);
  const isIdle = to === undefined;
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      onClick={() => !isIdle && go(to)}
      sx={{ color: isIdle ? 'text.disabled' : 'text.primary' }}
      {...(expands ? { 'aria-expanded': expands.isOpen } : {})}
      {...(expands?.isOpen ? { 'aria-controls': expands.controls } : {})}
    >
      {name.endsWith('Error') && isBack && <span aria-hidden>‹</span>}
      <Icon />
      {name.endsWith('Error') && !isBack && <span aria-hidden>›</span>}
    </IconButton>
  );
}
