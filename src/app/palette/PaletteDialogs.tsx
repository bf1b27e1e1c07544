import { addTexts } from '../../i18n/addTexts';
import { palette as german } from '../../i18n/de/palette';
import { palette as english } from '../../i18n/en/palette';
import { Palette } from './Palette';
import { ShortcutsDialog } from './shortcuts/ShortcutsDialog';

addTexts({ en: { palette: english }, de: { palette: german } });

export interface PaletteDialogsProps {
  shown: 'palette' | 'shortcuts';
  onClose: () => void;
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** The command palette, or the overview of shortcuts. */
export function PaletteDialogs({ shown, onClose, ...props }: PaletteDialogsProps) {
  return shown === 'palette' ? <Palette onClose={onClose} {...props} /> : <ShortcutsDialog onClose={onClose} />;
}
