import styled from '@emotion/styled';

/** For text that only screen readers are given. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text that only screen readers are given; a `span` unless `as` says otherwise. */
export const VisuallyHidden = styled('span')(visuallyHidden);
