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
}

/** A few alternatives beside each other, of which one always holds. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
  isCompact = false,
  minHeight = isCompact ? 40 : 44,
}: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      onChange={(_event, chosen: Value | null) => chosen && onChoose(chosen)}
      aria-label={label}
      sx={{ flexWrap: 'wrap' }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          sx={{ minHeight, px: isCompact ? 1.25 : 2, py: 0, color: 'text.primary' }}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
