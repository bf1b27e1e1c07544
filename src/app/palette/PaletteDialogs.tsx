import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '@/i18n/addTexts';
import { palette as german } from '@/i18n/de/palette';
import { palette as english } from '@/i18n/en/palette';
import { useSession } from '@/session/sessionSlice';
import { Keycap } from '@/ui/Keycap';
import { useIsPhone } from '@/ui/useIsPhone';
import { may } from '@contract/rights';
import { Palette } from './Palette';
import { type Chord, type Key, shortcutGroups } from './shortcuts';

addTexts({ en: { palette: english }, de: { palette: german } });

export interface PaletteDialogsProps {
  dialog: 'palette' | 'shortcuts';
  /** What was typed into the palette before it was there. */
  typedEarly: string;
  onClose: () => void;
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** The command palette, or the overview of shortcuts. */
export function PaletteDialogs({ dialog, onClose, ...props }: PaletteDialogsProps) {
  return dialog === 'palette' ? <Palette onClose={onClose} {...props} /> : <ShortcutsDialog onClose={onClose} />;
}

/** The shortcuts of the screens that this person may open. */
function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { roles } = useSession();
  const isPhone = useIsPhone();
  const groups = shortcutGroups.filter(({ right }) => right === undefined || may(roles, right));
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('palette.shortcuts')}</DialogTitle>
      {/* What scrolls must be reachable by keyboard. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        {groups.map((one) => (
          <ShortcutGroup key={one.group} {...one} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ShortcutGroup({ group, shortcuts }: (typeof shortcutGroups)[number]) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 3 }}>
      <Typography id={titleId} variant="subtitle1" component="h3" sx={{ mb: 0.5 }}>
        {t(`palette.keys.group.${group}`)}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 1, m: 0 }}>
        {shortcuts.map(({ does, chords }) => (
          <Fragment key={does}>
            <dt>
              <Chords chords={chords} />
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {t(`palette.keys.does.${does}`)}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

/** The keys of a shortcut, and which others do the same. */
function Chords({ chords }: { chords: readonly Chord[] }) {
  const { t } = useTranslation();
  const nameOf = (key: Key) =>
    key === '/' || key === '?' || key === 'K' || key === 'X' || key === 'E' ? key : t(`palette.keys.key.${key}`);
  return chords.map((chord, index) => (
    <Fragment key={chord.join(' ')}>
      {index > 0 && <span>{` ${t('palette.keys.or')} `}</span>}
      {chord.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <span> + </span>}
          <Keycap>{nameOf(key)}</Keycap>
        </Fragment>
      ))}
    </Fragment>
  ));
}
