import Box from '@mui/material/Box';
import { useState } from 'react';
import { Deferred } from '@/ui/Deferred';
import { LineField } from './LineField';
import type { NamedPickerProps } from './NamedPicker';
import { lazyComponent } from '@/ui/lazyLoading';

export interface PickNamedProps extends Omit<NamedPickerProps, 'autoFocus'> {
  query: NamedPickerProps['query'] & { isLoading: boolean };
}

const NamedPicker = lazyComponent(() => import(/* webpackChunkName: "named-picker" */ './NamedPicker'));

/** Picks one of many named things, which can be searched by typing; a read-only field until that is loaded. */
export function PickNamed(props: PickNamedProps) {
  const { label, query, value, nothing } = props;
  // The focus moves from the read-only field to the one that replaces it.
  const [isFocused, setIsFocused] = useState(false);
  const name = query.data?.find(({ id }) => id === value)?.name ?? nothing?.label ?? '';
  const fallback = (
    <LineField
      label={label}
      value={name}
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
      <Deferred fallback={fallback}>
        {/* A value that arrives later would overwrite what has been typed by then. */}
        {query.isLoading ? fallback : <NamedPicker {...props} autoFocus={isFocused} />}
      </Deferred>
    </Box>
  );
}
