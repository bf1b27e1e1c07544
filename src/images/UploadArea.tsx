import UploadIcon from '@mui/icons-material/Upload';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadImageMutation } from '@/api/image';
import { refusalOf } from '@/errors/failure';
import { problemMessage } from '@/errors/problem';
import { type Message, textOf } from '@/i18n/message';
import { storeSecret } from '@/session/secrets';
import { useFormStatus } from '@/ui/forms/useFormInStore';
import { Notice } from '@/ui/Notice';
import { useBusyControl } from '@/ui/useControl';
import { useNotify } from '@/ui/useNotify';
import { limits } from '@contract/limits';
import { type ImageTag, LARGEST_IMAGE_BYTES } from '@contract/lists';
import { CHOSEN_TYPES, fitForUpload, type Fitted, isImage } from './fitForUpload';

interface UploadAreaProps {
  ref: Ref<HTMLDivElement>;
  upload: Upload;
  /** A file hangs over the dialog. */
  isDraggedOver: boolean;
}

/** Takes an image by a button or by dropping it, shows that it is on its way, and says why one was not taken. */
export function UploadArea({ ref, upload, isDraggedOver }: UploadAreaProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { take, uploading, problem } = upload;
  return (
    <Stack ref={ref} spacing={1}>
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
          accept={CHOSEN_TYPES}
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

interface Upload {
  /** Uploads the file; says why, if one is on its way or something keeps it from being an image. */
  take: (files: readonly File[]) => void;
  /** The name of the file that is on its way, else null. */
  uploading: string | null;
  /** Why the last file was not uploaded, else null. */
  problem: string | null;
}

/**
 * Returns how an image is uploaded for a purpose; `onUploaded` is given its public id, and what had the focus when it was
 * taken.
 */
export function useUpload(
  tag: ImageTag,
  onUploaded: (publicId: string, focusedBefore: Element | null) => void,
): Upload {
  const { t } = useTranslation();
  const notify = useNotify();
  const [upload] = useUploadImageMutation();
  const [uploading, setUploading] = useState<string | null>(null);
  const isUploading = useBusyControl(`upload/${tag}`, uploading !== null);
  const { outcome, ended } = useFormStatus(`upload/${tag}`);

  const send = async (file: File) => {
    const { name } = file;
    const focusedBefore = document.activeElement;
    ended(null);
    setUploading(name);
    const fitted = await contentOf(file);
    if ('problem' in fitted) {
      setUploading(null);
      ended({ textKey: `images.problem.${fitted.problem}`, values: { mebibytes: LARGEST_IMAGE_MEBIBYTES } });
      return;
    }
    const { bytes, isSmaller } = fitted;
    const { data, error } = await upload({
      tag,
      file: storeSecret({ name: name.slice(0, limits.image.fileName), bytes }),
    });
    setUploading(null);
    if (data) {
      notify({ textKey: isSmaller ? 'images.uploadedSmaller' : 'images.uploaded', values: { name: data.public_id } });
      onUploaded(data.public_id, focusedBefore);
    } else {
      const text: Message = { textKey: 'images.notUploaded', values: { name } };
      ended({ textKey: 'refusals.withReasons', values: { text, reasons: uploadProblem(error) } });
    }
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const own = uploading === null ? fileProblem(files) : 'busy';
    if (own) ended({ textKey: `images.problem.${own}`, values: { mebibytes: LARGEST_IMAGE_MEBIBYTES } });
    else void send(file);
  };
  // A replay does not know the file.
  return { take, uploading: isUploading ? (uploading ?? '…') : null, problem: outcome && textOf(t, outcome) };
}

/**
 * Returns what is in the file, as it can be uploaded. Read before it is sent: a file that changes while
 * somebody signs in again could not be sent once more, and would look like a lost connection.
 */
async function contentOf(file: File): Promise<Fitted | { problem: 'unreadable' }> {
  try {
    return await fitForUpload(file);
  } catch {
    return { problem: 'unreadable' };
  }
}

const ownWords: Readonly<Record<string, FileProblem>> = {
  'too-large': 'tooLarge',
  'unsupported-media-type': 'wrongType',
};

/** Returns the sentence for the refusal of an upload: about images rather than about requests. */
function uploadProblem(error: unknown): Message {
  const refusal = refusalOf(error);
  const reason = refusal?.errors?.[0]?.reason;
  if (reason) return { textKey: `fields.reason.${reason}` };
  const own = refusal && ownWords[refusal.code];
  return own
    ? { textKey: `images.problem.${own}`, values: { mebibytes: LARGEST_IMAGE_MEBIBYTES } }
    : problemMessage(error);
}

/**
 * Returns what an element needs to take files that are dropped on it. It takes them anywhere inside: next to a drop
 * area the browser would otherwise leave the page to open the file.
 */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDraggedOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDraggedOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDraggedOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return { isDraggedOver, dropTarget };
}

type FileProblem = 'several' | 'empty' | 'wrongType' | 'tooLarge';

/** The largest image that can be uploaded, in MiB. */
const LARGEST_IMAGE_MEBIBYTES = LARGEST_IMAGE_BYTES / 1024 / 1024;

/** Returns what keeps these files from being uploaded as an image, as far as it shows without reading them, or null. */
export function fileProblem(files: readonly Pick<File, 'type' | 'size' | 'name'>[]): FileProblem | null {
  const [file, ...others] = files;
  if (!file) return null;
  if (others.length > 0) return 'several';
  if (!isImage(file)) return 'wrongType';
  return file.size === 0 ? 'empty' : null;
}
