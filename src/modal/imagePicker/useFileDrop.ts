import { useState, type DragEvent } from 'react';

/**
 * Returns what an element needs to take files that are dropped on it. It takes them anywhere inside: next to a drop
 * area the browser would otherwise leave the page to open the file.
 */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDraggedOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDraggedOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDraggedOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return { isDraggedOver, dropTarget };
}
