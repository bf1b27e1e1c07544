export const ui = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading …',
  refused: 'This could not be loaded.',
  nothingFound: 'Nothing matches this search.',
  grid: {
    pageLabel: 'Pages of {{label}}',
    position: '{{from}}–{{to}} of {{total}}',
    previous: 'Previous page',
    next: 'Next page',
  },
};
