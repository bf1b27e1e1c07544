import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './VisuallyHidden';

type RowAction = 'up' | 'down' | 'remove';

const steps = { up: -1, down: 1 } as const;

/** Where the focus goes once the rows are drawn again: to a button of the row in this place, or to what was added. */
type Aim = { index: number; action: RowAction } | 'added';

interface Movable<Row extends { key: number }> {
  rows: readonly Row[];
  /** Names the row in this place, counted from 1. */
  rowName: (position: number) => string;
  /** Called with the rows after one was moved or removed. */
  onChange: (rows: Row[]) => void;
  onAdd: () => void;
}

/** Returns what moves, removes and adds the rows of a list, where the list stands, and what is to be announced. */
function useMoving<Row extends { key: number }>({ rows, rowName, onChange, onAdd }: Movable<Row>) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const aim = useRef<Aim | null>(null);
  const [announcement, announce] = useState('');

  useEffect(() => {
    if (aim.current === null || !list.current) return;
    focusOn(aim.current, list.current);
    aim.current = null;
  }, [rows]);

  const isPossible = (index: number, action: RowAction): boolean =>
    action === 'remove' || (index + steps[action] >= 0 && index + steps[action] < rows.length);

  const move = (index: number, action: 'up' | 'down') => {
    const to = index + steps[action];
    aim.current = { index: to, action };
    announce(t('ui.list.moved', { row: rowName(index + 1), position: to + 1, count: rows.length }));
    onChange(moved(rows, index, to));
  };
  const remove = (index: number) => {
    aim.current = { index: Math.min(index, rows.length - 2), action: 'remove' };
    announce(t('ui.list.removed', { row: rowName(index + 1) }));
    onChange(rows.filter((_row, other) => other !== index));
  };

  return {
    list,
    announcement,
    isPossible,
    act: (index: number, action: RowAction) => {
      if (!isPossible(index, action)) return;
      if (action === 'remove') remove(index);
      else move(index, action);
    },
    add: () => {
      aim.current = 'added';
      announce('');
      onAdd();
    },
  };
}

function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const others = rows.filter((_row, index) => index !== from);
  return [...others.slice(0, to), ...rows.slice(from, from + 1), ...others.slice(to)];
}

/** A list without rows has only the button that adds one. */
function focusOn(aim: Aim, list: HTMLElement): void {
  const rows = list.querySelectorAll(':scope > ol > li');
  const row = aim === 'added' ? rows[rows.length - 1] : rows[aim.index];
  const target = aim === 'added' ? 'input, textarea' : `[data-action="${aim.action}"]`;
  const found = row?.querySelector<HTMLElement>(target) ?? list.querySelector<HTMLElement>('[data-action="add"]');
  found?.focus();
}

interface MovableListProps<Row extends { key: number }> extends Movable<Row> {
  /** Names the list. */
  label: string;
  addLabel: string;
  /** Adds of what the list is to the label of a button, where several lists have the same ones. */
  nameOf?: (label: string) => string;
  /** How many rows there can be. */
  most: number;
  nothingYet: string;
  children?: (row: Row, index: number) => ReactNode;
}

const icons = { up: ArrowUpwardIcon, down: ArrowDownwardIcon, remove: DeleteIcon } as const;

const texts = { up: 'ui.list.moveUp', down: 'ui.list.moveDown', remove: 'ui.list.remove' } as const;

const same = (label: string): string => label;

/**
 * A list whose rows can be moved, removed and added. What happened is announced, and the focus stays with the row that
 * was moved; at the ends, moving does nothing.
 */
export function MovableList<Row extends { key: number }>(props: MovableListProps<Row>) {
  const { label, rows, rowName, addLabel, nameOf = same, most, nothingYet, children } = props;
  const { t } = useTranslation();
  const limitId = useId();
  const { list, announcement, isPossible, act, add } = useMoving(props);
  const isFull = rows.length >= most;
  return (
    <Stack spacing={1} ref={list} sx={{ alignItems: 'stretch' }}>
      {rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {nothingYet}
        </Typography>
      )}
      <Stack component="ol" aria-label={label} spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row, index) => (
          <Box component="li" key={row.key}>
            <Box role="group" aria-label={rowName(index + 1)} sx={rowLayout}>
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                {children ? children(row, index) : <Typography>{rowName(index + 1)}</Typography>}
              </Box>
              <Stack direction="row" sx={{ flexShrink: 0, ml: 'auto' }}>
                {(['up', 'down', 'remove'] as const).map((action) => (
                  <RowButton
                    key={action}
                    action={action}
                    label={nameOf(t(texts[action], { row: rowName(index + 1) }))}
                    isPossible={isPossible(index, action)}
                    onClick={() => act(index, action)}
                  />
                ))}
              </Stack>
            </Box>
          </Box>
        ))}
      </Stack>
      <div>
        <Button
          startIcon={<AddIcon />}
          data-action="add"
          aria-label={nameOf(addLabel)}
          aria-disabled={isFull}
          {...(isFull ? { 'aria-describedby': limitId } : {})}
          sx={{ minHeight: 44, ...(isFull ? { color: 'text.disabled' } : {}) }}
          onClick={() => !isFull && add()}
        >
          <span>{addLabel}</span>
        </Button>
        {isFull && (
          <Typography id={limitId} variant="body2" color="textSecondary">
            {t('ui.list.full', { count: most })}
          </Typography>
        )}
      </div>
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
    </Stack>
  );
}

const rowLayout = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 } as const;

const large = { width: 44, height: 44 } as const;

const largeAndGrey = { ...large, color: 'text.disabled' } as const;

interface RowButtonProps {
  action: RowAction;
  label: string;
  isPossible: boolean;
  onClick: () => void;
}

/** Stays focusable where it can do nothing, so that the focus need not leave a row that has arrived at an end. */
function RowButton({ action, label, isPossible, onClick }: RowButtonProps) {
  const Icon = icons[action];
  return (
    <IconButton
      data-action={action}
      title={label}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={onClick}
      sx={isPossible ? large : largeAndGrey}
    >
      <Icon />
    </IconButton>
  );
}
