import Box from '@mui/material/Box';
import { useState } from 'react';
import { Later } from './Later';
import { lazyPart } from './lazyLoading';
import { LineField } from './LineField';
import type { NamedPickerProps } from './NamedPicker';

export interface PickNamedProps extends Omit<NamedPickerProps, 'autoFocus'> {
  query: NamedPickerProps['query'] & { isLoading: boolean };
}

const NamedPicker = lazyPart(() => import(/* webpackChunkName: "named-picker" */ './NamedPicker'));

/** Picks one of many named things, which can be searched by typing. */
export function PickNamed(props: PickNamedProps) {
  const { label, query, value, nothing } = props;
  // Whoever has gone to what stands in for the field is in the field when it comes.
  const [isFocused, setIsFocused] = useState(false);
  const shown = query.data?.find(({ id }) => id === value)?.name ?? nothing?.label ?? '';
  const standIn = (
    <LineField
      label={label}
      value={shown}
      autoFocus={isFocused}
      inputProps={{ readOnly: true }}
      isCompact={props.isCompact ?? false}
    />
  );
  return (
    <Box
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      sx={{ width: props.isCompact ? '100%' : 320, minWidth: props.isCompact ? 200 : 0, maxWidth: '100%' }}
    >
      <Later standIn={standIn}>
        {/* A pick that is known only later would take the place of what has been typed by then. */}
        {query.isLoading ? standIn : <NamedPicker {...props} autoFocus={isFocused} />}
      </Later>
    </Box>
  );
}
