import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  /** In pixels; more than the usual where cold hands press. */
  minHeight?: number;
  /** Lower and narrower, above a grid. */
  isCompact?: boolean;
  /** On a phone it takes the room that is left beside it, with its labels on two lines where they need them. */
  isShrinking?: boolean;
}

const shrinking = {
  group: { flexWrap: { xs: 'nowrap', sm: 'wrap' }, flex: { xs: '1 1 0', sm: '0 1 auto' }, minWidth: 0 },
  button: { flex: { xs: '1 1 0', sm: '0 1 auto' }, px: { xs: 0.5, sm: 2 }, lineHeight: 1.2 },
} as const;

// A button that stands first in a further line has its left line too.
const joined = { pl: '1px', '& > .MuiToggleButton-root': { ml: '-1px', borderLeftColor: 'divider' } } as const;

/** A few alternatives beside each other, of which one always holds. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
  isCompact = false,
  isShrinking = false,
  minHeight = isCompact ? 40 : 44,
}: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      onChange={(_event, chosen: Value | null) => chosen && onChoose(chosen)}
      aria-label={label}
      sx={{ ...joined, ...(isShrinking ? shrinking.group : { flexWrap: 'wrap' }) }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          sx={{
            minHeight,
            px: isCompact ? 1.25 : 2,
            py: 0,
            color: 'text.primary',
            ...(isShrinking && shrinking.button),
          }}
        >
          <span>{option.label}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
