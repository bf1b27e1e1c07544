/** Fetched with the dialog, not with the first page. */
export const stateExport = {
  title: 'Export Redux state',
  intro:
    'The file holds the state of the store as it is on this page now, as JSON. It opens again in this app, in Redux DevTools, and as preloadedState of a store.',
  names:
    'Names, e-mail addresses and results are in it as they are; passwords, sign-in tokens, approval codes and display links are not.',
  holds: '{{slices}} slices, {{size}} kB, page {{address}}',
  save: 'Save',
  copy: 'Copy to clipboard',
  copied: 'The state has been copied.',
  devTools: 'Save for Redux DevTools',
  saved: 'Saved as {{file}}.',
};
