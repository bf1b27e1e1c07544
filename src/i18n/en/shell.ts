export const shell = {
  product: 'Fairway Office',
  golfclub: 'Golfclub',
  allGolfclubs: 'All golf clubs',
  formerMember: 'Former member',
  tagline: 'Trainings, members and league tables of your golf club',
  skip: 'Skip to the content',
  menu: {
    label: 'Main menu',
    actions: 'Actions',
    league: 'League',
    ressources: 'Ressources',
    settings: 'Settings',
    waiting_one: '{{count, number}} user waits for approval',
    waiting_other: '{{count, number}} users wait for approval',
  },
  nextStep: {
    categories: 'To the training categories',
    mappings: 'To the training points',
    templates: 'To the training templates',
    planner: 'Plan a training in the planner',
    wizard: 'To the session wizard',
  },
  firstSteps: {
    title: 'First steps',
    club: 'Name the golf club',
    category: 'Make a category',
    mapping: 'Make a points mapping',
    template: 'Write a template',
    people: 'Bring in people',
    training: 'Plan the first training',
    done: '(done)',
    dismiss: 'Do not show any more',
  },
  languages: { label: 'Language', en: 'English', de: 'Deutsch' },
  sidebar: { toggle: 'Show or hide the menu' },
  logout: 'Logout',
  signOut: 'Sign Out',
  theme: { label: 'Colours', light: 'Light', dark: 'Dark', system: 'As the device', sunlight: 'Sunlight' },
  loading: 'The page is loading …',
  role: { ADMIN: 'Admin', PRO: 'Pro', PLAYER: 'Player', UNAPPROVED: 'not approved yet', HELPER: 'Helper' },
  notPermitted: {
    title: 'Not for your role',
    who: 'You are signed in as {{name}} ({{roles}}).',
    needed: 'This page is for the role {{roles}}.',
    text: 'If you need this page, please ask an admin of your golf club.',
    instead: 'You may open:',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the link is incomplete.',
  },
  failed: {
    title: 'This page stopped working',
    text: 'Something unexpected happened. What is already saved is safe. Please load the page again.',
    notFetched:
      'A part of the app could not be loaded. The connection may be interrupted, or there is a newer version. Please load the page again.',
    reload: 'Load the page again',
  },
  capsule: {
    report: 'Report a problem',
    open: 'Open a capsule',
    notFetched:
      'The part of the app that reports problems and exports the state could not be loaded. Please try again once there is a connection.',
  },
  state: {
    export: 'Export Redux state',
    open: 'Open a state',
  },
  palette: {
    open: 'Commands',
    keys: 'Ctrl K',
    notFetched: 'The commands could not be loaded. Please try again once there is a connection.',
  },
  home: 'Go to the start page',
};

export const offline = {
  banner: {
    noNetwork: 'There is no network. What you see may be out of date.',
    notAnswered: 'The server cannot be reached at the moment. What you see may be out of date.',
    recording:
      'Recording goes on: balls are kept on this device and sent as soon as the connection is back. Everything else has to wait until then.',
    recordingNotKept:
      'Recording goes on: balls are sent as soon as the connection is back, if this page is still open. Everything else has to wait until then.',
    waiting: 'Nothing can be saved until the connection is back.',
  },
  signIn: 'There is no network. Signing in needs one.',
  notRefreshed: 'Not refreshed since {{time}}: this is what this device last saw of the training.',
  notRefreshedShort: 'As of {{time}}',
  newVersion: {
    isThere: 'A new version of the app is there.',
    load: 'Load it',
    wait_one:
      'A new version of the app is there. It can be loaded as soon as {{count, number}} recorded ball has been sent from this device.',
    wait_other:
      'A new version of the app is there. It can be loaded as soon as {{count, number}} recorded balls have been sent from this device.',
  },
};
