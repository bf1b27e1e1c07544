import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/Notice';
import { Select } from '@/ui/fields/Select';
import { MOST_IMPORTED, MOST_IMPORTED_COLUMNS } from '@contract/lists';
import { type ImportedField, optionalFields, requiredFields } from './memberColumns';
import { encodings } from './reading/encoding';
import type { FileProblem } from './reading/readTable';
import type { Import } from './useImport';

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes the file by a button or by dropping it. */
export function ChooseFile({ importing }: { importing: Import }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { name, isWriting } = importing;
  const named = (fields: readonly ImportedField[]) => fields.map((field) => t(`importing.column.${field}`)).join(', ');

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isWriting) void importing.choose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };

  return (
    <Stack spacing={2}>
      {name === '' && (
        <>
          <Typography variant="body2">{t('importing.intro')}</Typography>
          <Typography variant="body2">
            {t('importing.columns', {
              required: named(requiredFields),
              optional: named(optionalFields),
            })}
          </Typography>
        </>
      )}
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        sx={{
          border: 1,
          borderColor: 'divider',
          borderStyle: 'dashed',
          borderRadius: 1,
          px: 2,
          py: name === '' ? 2 : 0.5,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <Button
          variant="outlined"
          startIcon={<UploadFileIcon />}
          disabled={isWriting}
          onClick={() => input.current?.click()}
        >
          <span>{t(name === '' ? 'importing.choose' : 'importing.chooseOther')}</span>
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('importing.choose')}
          onChange={({ target }) => {
            take(target.files);
            // A file that was corrected has the same name and must count as another one.
            target.value = '';
          }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {name === '' ? t('importing.drop') : name}
        </Typography>
      </Box>
    </Stack>
  );
}

/** Says what is wrong with a file that cannot be imported. */
export function FileProblemNotice({ problem }: { problem: FileProblem | null }) {
  const problemText = useFileProblemText();
  return problem && <Notice severity="error">{problemText(problem)}</Notice>;
}

/** The encoding by which the file is read; a wrong one shows in the letters of the preview. */
export function ChooseEncoding({ importing }: { importing: Import }) {
  const { t } = useTranslation();
  const { encoding } = importing;
  if (encoding === null) return null;
  return (
    <Select
      control="import/encoding"
      size="small"
      label={t('importing.encoding.label')}
      helperText={t('importing.encoding.help')}
      value={encoding}
      disabled={importing.isWriting}
      onChange={({ target }) => {
        const chosen = encodings.find((one) => one === target.value);
        if (chosen) importing.chooseEncoding(chosen);
      }}
      options={encodings.map((one) => ({ value: one, label: t(`importing.encoding.${one}`) }))}
    />
  );
}

/** Returns a function from what is wrong with a file to a sentence with the remedy. */
function useFileProblemText(): (problem: FileProblem) => string {
  const { t } = useTranslation();
  return (problem) => {
    switch (problem.kind) {
      case 'tooManyRows':
        return t('importing.file.tooManyRows', { most: MOST_IMPORTED });
      case 'tooManyColumns':
        return t('importing.file.tooManyColumns', { most: MOST_IMPORTED_COLUMNS });
      case 'brokenQuotes':
        return t('importing.file.brokenQuotes', { line: problem.line });
      default:
        return t(`importing.file.${problem.kind}`);
    }
  };
}
