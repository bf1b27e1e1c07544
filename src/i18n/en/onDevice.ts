/** Of what is kept on this device, also before the sign-in. */
export const onDevice = {
  waiting_one: '{{count, number}} ball waits on this device. It is sent when whoever recorded it signs in.',
  waiting_other: '{{count, number}} balls wait on this device. They are sent when whoever recorded them signs in.',
  waitingChanges_one: '{{count, number}} change waits on this device. It is sent when whoever made it signs in.',
  waitingChanges_other: '{{count, number}} changes wait on this device. They are sent when whoever made them signs in.',
  offer: 'Nobody can sign in without the server. The recorder that was open on this device can still be used.',
  open: 'Go on recording: {{training}}',
  title: 'Recording without a sign-in',
  unsigned:
    'Nobody is signed in. What is recorded is kept for whoever opened this recorder and sent when they sign in.',
  reached: 'The server can be reached again. Sign in to send what was recorded.',
  signIn: 'Sign in',
  none: 'No recorder was open on this device within the last twelve hours.',
  back: 'To the sign-in',
  setting: {
    title: 'This device',
    text: 'So that recording works without a network, this device keeps running and planned trainings and the members of the golf club until you sign out. For twelve hours the recorder that was open last can be opened without a sign-in while the server cannot be reached.',
    keepNothing: 'Keep nothing on this device',
    done: 'What was kept is deleted. Balls are still kept until they are sent.',
    notDone:
      'This device could not delete what it keeps, so the setting stays off. Please load the page again and try once more.',
    unsent_one: '{{count, number}} ball is not sent yet. Wait until it is sent, then nothing more is kept.',
    unsent_other: '{{count, number}} balls are not sent yet. Wait until they are sent, then nothing more is kept.',
    unsentChanges_one: '{{count, number}} change is not sent yet. Wait until it is sent, then nothing more is kept.',
    unsentChanges_other:
      '{{count, number}} changes are not sent yet. Wait until they are sent, then nothing more is kept.',
  },
};
