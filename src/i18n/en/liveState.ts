/** Fetched with the page on which states are opened. */
export const liveState = {
  label: 'Saved state',
  notLive: 'This is a saved state. Everything can be pressed, nothing is sent.',
  savedAt: '{{name}}, saved {{at}}, version {{version}}',
  goOn: 'Go on with my own sign-in',
  unsent_one: '{{count}} call not sent',
  unsent_other: '{{count}} calls not sent',
  lastUnsent: 'Not sent: {{method}} {{path}}',
  list: 'Calls that were not sent',
  hiddenBody: 'the body may hold a secret and is not shown',
};
