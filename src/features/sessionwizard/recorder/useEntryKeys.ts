import { useEffect, type RefObject } from 'react';
import { keyAction, type KeyAction, type KeyInput } from './keyAction';

/** The panel of one player session in the page, or the full screen with one player or all of them. */
export type RecorderLayout = 'panel' | 'one' | 'all';

interface EntryKeysOptions {
  layout: RecorderLayout;
  /** Keys act within this element, or within the dialog it is in. */
  screen: RefObject<HTMLElement | null>;
  input: KeyInput;
  act: (action: KeyAction) => void;
}

/** The panel leaves all other keys to the page. */
const panelActions: readonly KeyAction['does'][] = ['score', 'sign', 'erase', 'ball'];

/** Acts on the keys of the recorder. */
export function useEntryKeys({ layout, screen, input, act }: EntryKeysOptions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || target instanceof HTMLInputElement) return;
      if (!isWithin(screen.current, target, layout)) return;
      const action = keyAction(event, input);
      if (!action || (layout === 'panel' && !panelActions.includes(action.does))) return;
      // A focused button keeps its own Enter.
      if (action.does === 'enter' && target instanceof Element && target.closest('button, a')) return;
      event.preventDefault();
      act(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

function isWithin(screen: HTMLElement | null, target: EventTarget | null, layout: RecorderLayout): boolean {
  if (!screen || !(target instanceof Node)) return false;
  // A panel is one of many things on its page.
  if (layout === 'panel') return screen.contains(target);
  const whole = screen.closest('[role="dialog"]') ?? screen;
  // The body has the focus when a focused button has vanished.
  return whole.contains(target) || target.contains(whole);
}
