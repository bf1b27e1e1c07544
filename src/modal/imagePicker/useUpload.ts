import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits';
import type { ImageTag } from '../../../contract/lists';
import { useUploadImageMutation } from '../../api/image';
import { put } from '../../session/secrets';
import { refusalOf } from '../../ui/failure';
import { useProblemText } from '../../ui/problem';
import { useNotify } from '../../ui/useNotify';
import { fileProblem, LARGEST_IMAGE_MEBIBYTES, type FileProblem } from './fileProblem';

export interface Upload {
  /** Uploads the file, unless one is on its way or something keeps it from being an image. */
  take: (files: readonly File[]) => void;
  /** The name of the file that is on its way, else null. */
  uploading: string | null;
  /** Why the last file was not uploaded, else null. */
  problem: string | null;
}

/** Returns how an image is uploaded for a purpose; `onUploaded` is given its public id. */
export function useUpload(tag: ImageTag, onUploaded: (publicId: string) => void): Upload {
  const { t } = useTranslation();
  const notify = useNotify();
  const uploadProblem = useUploadProblemText();
  const [upload] = useUploadImageMutation();
  const [uploading, setUploading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File) => {
    const { name } = file;
    setProblem(null);
    setUploading(name);
    const bytes = await contentOf(file);
    if (!bytes) {
      setUploading(null);
      setProblem(t('images.problem.unreadable'));
      return;
    }
    const { data, error } = await upload({ tag, file: put({ name: name.slice(0, limits.image.fileName), bytes }) });
    setUploading(null);
    if (data) {
      notify(t('images.uploaded', { name: data.public_id }));
      onUploaded(data.public_id);
    } else {
      setProblem(`${t('images.notUploaded', { name })} ${uploadProblem(error)}`);
    }
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file || uploading !== null) return;
    const own = fileProblem(files);
    if (own) setProblem(t(`images.problem.${own}`, { mebibytes: LARGEST_IMAGE_MEBIBYTES }));
    else void send(file);
  };
  return { take, uploading, problem };
}

/**
 * Returns what is in the file, or null if it cannot be read any more. Read before it is sent: a file that changes while
 * somebody signs in again could not be sent once more, and would look like a lost connection.
 */
async function contentOf(file: File): Promise<Blob | null> {
  try {
    return new Blob([await file.arrayBuffer()], { type: file.type });
  } catch {
    return null;
  }
}

const ownWords: Readonly<Record<string, FileProblem>> = {
  'too-large': 'tooLarge',
  'unsupported-media-type': 'wrongType',
};

/** Returns a function from the refusal of an upload to a sentence for people: about images rather than about requests. */
function useUploadProblemText(): (error: unknown) => string {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (error) => {
    const refusal = refusalOf(error);
    const reason = refusal?.errors?.[0]?.reason;
    if (reason) return t(`fields.reason.${reason}`);
    const own = refusal && ownWords[refusal.code];
    return own ? t(`images.problem.${own}`, { mebibytes: LARGEST_IMAGE_MEBIBYTES }) : problemText(error);
  };
}
