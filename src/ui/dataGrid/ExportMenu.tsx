import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../shellSlice';
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
  const { isOpen, open, close } = useMenu(`export/${name}`);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  return (
    <>
      <Button
        ref={button}
        id={buttonId}
        size="small"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        loading={isBusy}
        disabled={isDisabled}
        onClick={open}
      >
        {label}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {fileKinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close();
              onChoose(kind);
            }}
          >
            {t(`ui.grid.exporting.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
