import TextField from '@mui/material/TextField';

/** A text to pass on: all of it can be read, and it is selected with one press. */
export function SelectableText({ label, text }: { label: string; text: string }) {
  return (
    <TextField
      label={label}
      value={text}
      multiline
      fullWidth
      onFocus={(event) => event.target.select()}
      slotProps={{
        htmlInput: { readOnly: true, spellCheck: false },
        input: { sx: { fontFamily: 'monospace', wordBreak: 'break-all' } },
      }}
    />
  );
}
