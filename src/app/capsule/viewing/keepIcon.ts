/**
 * Has the browser draw the sign of this page from memory: it may ask for it at any moment, and soon nothing leaves the page
 * any more. Where it cannot be had, there is none.
 */
export async function keepIcon(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  const answer = await fetch(link.href).catch(() => null);
  if (answer?.ok) link.href = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  else link.remove();
}
