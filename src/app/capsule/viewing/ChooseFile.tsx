import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opening } from './useOpening';

/** The button that chooses a capsule. */
export function ChooseFile({ opening }: { opening: Opening }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const label = t(opening.opened ? 'capsuleViewer.chooseOther' : 'capsuleViewer.choose');
  return (
    <>
      <Button
        variant={opening.opened ? 'outlined' : 'contained'}
        size={opening.opened ? 'small' : 'medium'}
        color="inherit"
        startIcon={<UploadFileIcon />}
        loading={opening.isReading}
        onClick={() => input.current?.click()}
        {...(opening.opened ? {} : { color: 'primary' })}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.gz,application/json,application/gzip"
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void opening.open(file);
          // The same file must count again.
          target.value = '';
        }}
      />
    </>
  );
}
