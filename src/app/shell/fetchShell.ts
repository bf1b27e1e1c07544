import { loadWorkTexts } from '@/i18n/startTexts';

/**
 * Resolves with the frame of the private pages and their texts, which the public ones do without. Rejects when one is missing.
 */
export async function fetchShell() {
  const [shell] = await Promise.all([import(/* webpackChunkName: "private" */ './Shell'), loadWorkTexts()]);
  return shell;
}

/** The same for what is shown in its stead while a one-time password is to be replaced. */
export async function fetchOwnPassword() {
  const [page] = await Promise.all([
    import(/* webpackChunkName: "private-profile" */ './OwnPassword'),
    loadWorkTexts(),
  ]);
  return page;
}
