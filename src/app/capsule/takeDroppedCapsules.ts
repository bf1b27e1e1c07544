const openViewer = () => window.location.assign('/?state');

/**
 * Opens the viewer with a capsule or a state that is dropped anywhere on the app where no other place takes the file. Returns
 * how to stop.
 */
export function takeDroppedCapsules(leave: () => void = openViewer): () => void {
  // Without it the browser itself opens the file; its name is known only once it is dropped.
  const allow = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const take = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (event.defaultPrevented || !file || !/\.json(\.gz)?$/i.test(file.name)) return;
    event.preventDefault();
    // Where nothing can be stored, the viewer asks for the file.
    void import('./viewerFile')
      .then(({ storeFileForViewer }) => storeFileForViewer(file))
      .catch(() => undefined)
      .then(leave);
  };
  window.addEventListener('dragover', allow);
  window.addEventListener('drop', take);
  return () => {
    window.removeEventListener('dragover', allow);
    window.removeEventListener('drop', take);
  };
}
