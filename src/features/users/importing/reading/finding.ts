import type { FieldReason } from '@contract/refusals';

/** What was done to a cell, or is to be checked in it; the row can be imported. */
const remarkReasons = ['minus', 'highest', 'next-to-table', 'strange-letters'] as const;
/** The values of such a row may be in wrong columns: it is refused until one of its cells is corrected. */
const shiftReasons = ['too-many-cells', 'broken-quotes'] as const;
const readReasons = [...remarkReasons, ...shiftReasons];

/** What only the reader of the file finds. */
export type ReadReason = (typeof readReasons)[number];

/** Something found in one row: the field as a JSON pointer, empty for the whole row, and the reason. */
export interface Finding {
  path: string;
  reason: FieldReason | ReadReason;
}

const isOneOf = <Reason extends string>(reasons: readonly Reason[], reason: string): reason is Reason =>
  reasons.some((one) => one === reason);

export const isReadReason = (reason: Finding['reason']): reason is ReadReason => isOneOf(readReasons, reason);
export const isRemark = ({ reason }: Finding): boolean => isOneOf(remarkReasons, reason);
export const isShift = ({ reason }: Finding): boolean => isOneOf(shiftReasons, reason);
