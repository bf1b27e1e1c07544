import DownloadIcon from '@mui/icons-material/Download';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../MenuButton';
import { type FileKind, fileKinds } from './listExport';

interface ExportMenuProps {
  /** Tells it apart from others on the screen. */
  name: string;
  label: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onChoose: (kind: FileKind) => void;
}

/** Asks for the kind of file in which rows are saved. */
export function ExportMenu({ name, label, isBusy, isDisabled = false, onChoose }: ExportMenuProps) {
  const { t } = useTranslation();
  return (
    <MenuButton
      menu={`export/${name}`}
      label={label}
      size="small"
      startIcon={<DownloadIcon />}
      loading={isBusy}
      disabled={isDisabled}
      items={(choose) =>
        fileKinds.map((kind) => (
          <MenuItem key={kind} onClick={choose(() => onChoose(kind))}>
            <span>{t(`ui.grid.exporting.${kind}`)}</span>
          </MenuItem>
        ))
      }
    />
  );
}
