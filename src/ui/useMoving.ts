import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type RowAction = 'up' | 'down' | 'remove';

const steps = { up: -1, down: 1 } as const;

/** Where the focus goes once the rows are drawn again: to a button of the row in this place, or to what was added. */
type Aim = { index: number; action: RowAction } | 'added';

export interface Movable<Row extends { key: number }> {
  rows: readonly Row[];
  /** Names the row in this place, counted from 1. */
  rowName: (place: number) => string;
  /** Is told the rows after one was moved or removed. */
  onChange: (rows: Row[]) => void;
  onAdd: () => void;
}

/** Returns what moves, removes and adds the rows of a list, where the list stands, and what is to be announced. */
export function useMoving<Row extends { key: number }>({ rows, rowName, onChange, onAdd }: Movable<Row>) {
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
    const place = index + steps[action];
    aim.current = { index: place, action };
    announce(t('ui.list.moved', { row: rowName(index + 1), place: place + 1, count: rows.length }));
    onChange(moved(rows, index, place));
  };
  const remove = (index: number) => {
    aim.current = { index: Math.min(index, rows.length - 2), action: 'remove' };
    announce(t('ui.list.removed', { row: rowName(index + 1) }));
    onChange(rows.filter((_row, place) => place !== index));
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
