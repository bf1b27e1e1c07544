import UploadIcon from '@mui/icons-material/Upload';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { imageMediaTypes } from '../../../contract/lists';
import { Notice } from '../../ui/Notice';
import { LARGEST_IMAGE_MEBIBYTES } from './fileProblem';
import type { Upload } from './useUpload';

interface UploadAreaProps {
  upload: Upload;
  /** A file hangs over the dialog. */
  isDraggedOver: boolean;
}

/** Takes an image by a button or by dropping it, shows that it is on its way, and says why one was not taken. */
export function UploadArea({ upload, isDraggedOver }: UploadAreaProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { take, uploading, problem } = upload;
  return (
    <Stack spacing={1}>
      <Box
        sx={{
          border: isDraggedOver ? 2 : 1,
          borderColor: isDraggedOver ? 'primary.main' : 'divider',
          borderStyle: 'dashed',
          borderRadius: 1,
          p: isDraggedOver ? '7px' : 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
        }}
      >
        {/* Not disabled while an image is on its way: that would take the focus from whoever pressed it. */}
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          aria-describedby={hintId}
          aria-disabled={uploading !== null}
          onClick={() => uploading === null && input.current?.click()}
        >
          {t('images.upload')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={imageMediaTypes.join(',')}
          aria-label={t('images.upload')}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // A file that was corrected has the same name and must count as another one.
            target.value = '';
          }}
        />
        <Typography id={hintId} variant="body2" color="textSecondary">
          {t('images.drop', { mebibytes: LARGEST_IMAGE_MEBIBYTES })}
        </Typography>
      </Box>
      <div role="status">
        {uploading !== null && (
          <>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('images.uploading', { name: uploading })}
            </Typography>
            <LinearProgress aria-label={t('images.uploading', { name: uploading })} />
          </>
        )}
      </div>
      {problem !== null && <Notice severity="error">{problem}</Notice>}
    </Stack>
  );
}
