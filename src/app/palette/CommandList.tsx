import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { HTMLAttributes, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { limits } from '@contract/limits';
import type { Command } from './command';

interface CommandListProps {
  /** Group by group. */
  commands: Command[];
  typed: string;
  onType: (typed: string) => void;
  onRun: (command: Command) => void;
  onClose: () => void;
}

const sameOrder = (commands: Command[]) => commands;

/** The field and what is found for it: the focus stays in the field, the arrow keys choose. */
export function CommandList({ commands, typed, onType, onRun, onClose }: CommandListProps) {
  const { t } = useTranslation();
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions: groups,
  } = useAutocomplete({
    open: true,
    options: commands,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    filterOptions: sameOrder,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    onInputChange: (_event, text, reason) => reason === 'input' && onType(text),
    onChange: (_event, command) => command && onRun(command),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  return (
    <Box {...getRootProps()} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <VisuallyHidden as="label" {...getInputLabelProps()}>
        {t('palette.field')}
      </VisuallyHidden>
      <InputBase
        autoFocus
        fullWidth
        placeholder={t('palette.field')}
        inputProps={{ ...getInputProps(), maxLength: limits.search }}
        sx={{ minHeight: 48, pr: 5, '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
      />
      {groups.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          sx={{ m: 0, p: 0, listStyle: 'none', overflowY: 'auto', maxHeight: { sm: '60vh' }, position: 'relative' }}
        >
          {groups.map(({ key, group, index, options }) => (
            <Box component="li" key={key} role="group" aria-labelledby={`palette-${group}`}>
              <Typography id={`palette-${group}`} variant="overline" component="div" color="textSecondary">
                {t(`palette.group.${options[0]?.group ?? 'screens'}`)}
              </Typography>
              {options.map((command, offset) => {
                const { key: _key, ...props } = getOptionProps({ option: command, index: index + offset });
                return <CommandOption key={command.id} command={command} onClose={onClose} {...props} />;
              })}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface CommandOptionProps extends HTMLAttributes<HTMLElement> {
  command: Command;
  onClose: () => void;
}

/** One thing that can be chosen in the palette; what leads to a page is a link, which Ctrl opens in another tab. */
function CommandOption({ command, onClose, onClick, ...props }: CommandOptionProps) {
  const { label, detail, to } = command;
  const choose = (event: MouseEvent<HTMLElement>) => {
    // The list gives a click on to its field, which the closing palette has taken away by then.
    event.stopPropagation();
    const isForOtherTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (to !== undefined && isForOtherTab) {
      onClose();
      return;
    }
    event.preventDefault();
    onClick?.(event);
  };
  return (
    <Box
      {...props}
      {...(to === undefined ? { component: 'div' } : { component: 'a', href: to, tabIndex: -1 })}
      onClick={choose}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 44,
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        cursor: 'pointer',
        color: 'inherit',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&.Mui-focused': { bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      <span>{label}</span>
      {detail !== undefined && (
        <Typography component="span" variant="body2">
          {detail}
        </Typography>
      )}
    </Box>
  );
}
