import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { removalAsked } from '@/modal/modalSlice';
import { Field } from '@/ui/fields/Field';
import { isFocusFree } from '@/ui/focus';
import { LoadingIconButton } from '@/ui/LoadingButton';
import { useTakesFocus } from '@/ui/useTakesFocus';
import type { Mapping } from '@contract/mapping';

interface MappingHeaderProps {
  mapping: Mapping;
  isEdited: boolean;
  /** It was just made: its name has the focus and can be typed over. */
  isNew: boolean;
  isBusy: boolean;
  /** Something else must be decided before it can be confirmed. */
  isBlocked: boolean;
  onEdit: () => void;
  onConfirm: () => void;
  onDiscard: () => void;
}

const typedOver = { onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select() };

/** The name of the mapping, to be edited in edit mode, and what can be done with the mapping. */
export function MappingHeader(props: MappingHeaderProps) {
  const { mapping, isEdited, isNew, isBusy, isBlocked, onEdit, onConfirm, onDiscard } = props;
  const { id, name } = mapping;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const toggle = useRef<HTMLButtonElement>(null);
  const takesFocus = useTakesFocus();
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    // The fields, one of which may have had the focus, are disabled now.
    if (wasEdited.current && !isEdited && isFocusFree(toggle.current?.form)) toggle.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, maxWidth: 480 }}>
        {isEdited ? (
          <Field
            name="name"
            label={t('points.name')}
            required
            size="small"
            autoComplete="off"
            autoFocus={isNew && takesFocus}
            slotProps={{ htmlInput: isNew ? typedOver : {} }}
          />
        ) : (
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere', pt: 0.75 }}>
            {name}
          </Typography>
        )}
      </Box>
      <Stack direction="row">
        {/* One button that toggles, so that the focus stays on it. */}
        <LoadingIconButton
          ref={toggle}
          loading={isBusy}
          disabled={isBlocked}
          color={isEdited ? 'primary' : 'default'}
          aria-label={t(isEdited ? 'points.confirm' : 'points.edit', { name })}
          onClick={isEdited ? onConfirm : onEdit}
        >
          {isEdited ? <CheckIcon /> : <EditIcon />}
        </LoadingIconButton>
        {isEdited && (
          <IconButton disabled={isBusy} aria-label={t('points.discard', { name })} onClick={onDiscard}>
            <UndoIcon />
          </IconButton>
        )}
        <IconButton
          disabled={isBusy}
          aria-label={t('points.delete', { name })}
          onClick={() => dispatch(removalAsked({ kind: 'deleteMapping', id }))}
        >
          <DeleteIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
