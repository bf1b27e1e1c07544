export const offline = {
  banner: {
    noNetwork: 'There is no network. What you see may be out of date.',
    notAnswered: 'The server cannot be reached at the moment. What you see may be out of date.',
    recording:
      'Recording goes on: balls are kept on this device and sent as soon as the connection is back. Everything else has to wait until then.',
    waiting: 'Nothing can be saved until the connection is back.',
  },
  signIn: 'There is no network. Signing in needs one.',
  notRefreshed: 'Not refreshed since {{time}}: this is what this device last saw of the training.',
  newVersion: {
    isThere: 'A new version of the app is there.',
    load: 'Load it',
    wait_one:
      'A new version of the app is there. It can be loaded as soon as {{count, number}} recorded ball has been sent from this device.',
    wait_other:
      'A new version of the app is there. It can be loaded as soon as {{count, number}} recorded balls have been sent from this device.',
  },
};
