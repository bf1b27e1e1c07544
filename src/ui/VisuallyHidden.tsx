import styled from '@emotion/styled';
import { visuallyHidden } from './hiddenText';

/** Text that only screen readers are given; a `span` unless `as` says otherwise. */
export const VisuallyHidden = styled('span')(visuallyHidden);
