import { useEffect, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/** A movement that is shorter is a click. */
const SHORTEST_DRAG_PX = 6;
/** Near the edges of what scrolls, dragging scrolls. */
const EDGE_PX = 40;

/** The attribute of an element that something can be dropped on. */
export const DROP_TARGET = 'data-drop';
/** The attribute of the part by which a finger drags: anywhere else it scrolls. */
export const DRAG_HANDLE = 'data-drag-handle';

interface Drag {
  id: string;
  pointerId: number;
  from: { x: number; y: number };
  by: { x: number; y: number };
  /** The value of the drop target below the pointer; null: none. */
  over: string | null;
  hasMoved: boolean;
}

interface Dragging {
  /** Null: nothing is being dragged. */
  drag: Drag | null;
  /** Handles the pointer going down on something that can be dragged. */
  start: (id: string) => (event: ReactPointerEvent) => void;
  cancel: () => void;
}

/**
 * Returns what is being dragged, by a mouse from anywhere on it and by a finger from its handle. Calls back where it is
 * dropped.
 */
export function useDragging(
  scroller: RefObject<HTMLElement | null>,
  onDrop: (id: string, target: string) => void,
): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const cancel = () => setDrag(null);
  useEffect(() => {
    if (drag === null) return;
    const isOther = ({ pointerId }: PointerEvent) => pointerId !== drag.pointerId;
    const onMove = (event: PointerEvent) => {
      if (isOther(event)) return;
      scrollAtEdges(scroller.current, event.clientY);
      setDrag(moved(drag, event));
    };
    const onUp = (event: PointerEvent) => {
      if (isOther(event)) return;
      setDrag(null);
      const { hasMoved, over } = moved(drag, event);
      if (hasMoved && over !== null) onDrop(drag.id, over);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', cancel);
    };
  });
  const start = (id: string) => (event: ReactPointerEvent) => {
    const { pointerId, pointerType, button, target, clientX: x, clientY: y } = event;
    const isByHandle = target instanceof Element && target.closest(`[${DRAG_HANDLE}]`) !== null;
    if (button !== 0 || (pointerType !== 'mouse' && !isByHandle)) return;
    setDrag({ id, pointerId, from: { x, y }, by: { x: 0, y: 0 }, over: null, hasMoved: false });
  };
  return { drag: drag?.hasMoved ? drag : null, start, cancel };
}

function moved(drag: Drag, { clientX, clientY }: PointerEvent): Drag {
  const by = { x: clientX - drag.from.x, y: clientY - drag.from.y };
  const hasMoved = drag.hasMoved || Math.hypot(by.x, by.y) >= SHORTEST_DRAG_PX;
  const target = document.elementFromPoint(clientX, clientY)?.closest(`[${DROP_TARGET}]`);
  return { ...drag, by, hasMoved, over: target?.getAttribute(DROP_TARGET) ?? null };
}

function scrollAtEdges(scroller: HTMLElement | null, y: number): void {
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + EDGE_PX) scroller.scrollBy(0, -EDGE_PX / 4);
  else if (y > bottom - EDGE_PX) scroller.scrollBy(0, EDGE_PX / 4);
}
