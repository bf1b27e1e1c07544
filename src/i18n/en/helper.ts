export const helper = {
  title: 'Help record balls',
  about: 'Type the code that the pro shows you. You need no account: you record the balls of this one training.',
  name: 'Your name',
  nameHelp: 'It stands with every ball that you record.',
  nameMissing: 'Type your name.',
  nameTooLong: 'Use {{count, number}} characters at most.',
  start: 'Record balls',
  as: '{{name}} records balls',
  signedInAlready: 'You are signed in as {{name}}. With your account you record balls without a code.',
  waiting_one:
    '{{count, number}} ball of {{name}} waits on this device. It is sent once you use a new code of the same training and the same name.',
  waiting_other:
    '{{count, number}} balls of {{name}} wait on this device. They are sent once you use a new code of the same training and the same name.',
  waitingChanges_one:
    '{{count, number}} change of {{name}} waits on this device. It is sent once you use a new code of the same training and the same name.',
  waitingChanges_other:
    '{{count, number}} changes of {{name}} wait on this device. They are sent once you use a new code of the same training and the same name.',
  recordedBy: '{{ball}}, recorded by {{name}}',
  ball: 'Ball {{number}} was recorded by {{name}} (helper).',
  ballOfFormer: 'Ball {{number}} was recorded by a former helper.',
  former: 'Former helper',
  leave: {
    button: 'Stop helping',
    title: 'Stop helping?',
    question: 'To record again you need the code once more.',
    unsent_one:
      '{{count, number}} recorded ball is not sent yet. It stays on this device and is sent with your next code of this training.',
    unsent_other:
      '{{count, number}} recorded balls are not sent yet. They stay on this device and are sent with your next code of this training.',
    lost_one:
      '{{count, number}} recorded ball is not sent yet. This device could not keep all of them: what it could not keep is lost if you stop now.',
    lost_other:
      '{{count, number}} recorded balls are not sent yet. This device could not keep all of them: what it could not keep is lost if you stop now.',
    unsentChanges_one:
      '{{count, number}} change is not sent yet. It stays on this device and is sent with your next code of this training.',
    unsentChanges_other:
      '{{count, number}} changes are not sent yet. They stay on this device and are sent with your next code of this training.',
    lostChanges_one:
      '{{count, number}} change is not sent yet. This device could not keep all of them: what it could not keep is lost if you stop now.',
    lostChanges_other:
      '{{count, number}} changes are not sent yet. This device could not keep all of them: what it could not keep is lost if you stop now.',
    confirm: 'Stop helping',
    stay: 'Go on recording',
  },
  ended: {
    title: 'Your code has ended',
    text: 'The training is finished, the code was revoked, or you signed in more than 12 hours ago. If there is more to record, ask the pro for a new code.',
    unsent_one:
      '{{count, number}} ball on this device is not sent yet. Nothing is lost: with a new code of this training it is sent as a ball of {{name}}.',
    unsent_other:
      '{{count, number}} balls on this device are not sent yet. Nothing is lost: with a new code of this training they are sent as balls of {{name}}.',
    lost_one:
      '{{count, number}} ball is not sent yet, and this device could not keep all of them. Leave this page open and type a new code of this training here: then it is sent as a ball of {{name}}.',
    lost_other:
      '{{count, number}} balls are not sent yet, and this device could not keep all of them. Leave this page open and type a new code of this training here: then they are sent as balls of {{name}}.',
    unsentChanges_one:
      '{{count, number}} change on this device is not sent yet. Nothing is lost: with a new code of this training it is sent in the name of {{name}}.',
    unsentChanges_other:
      '{{count, number}} changes on this device are not sent yet. Nothing is lost: with a new code of this training they are sent in the name of {{name}}.',
    lostChanges_one:
      '{{count, number}} change is not sent yet, and this device could not keep all of them. Leave this page open and type a new code of this training here: then it is sent in the name of {{name}}.',
    lostChanges_other:
      '{{count, number}} changes are not sent yet, and this device could not keep all of them. Leave this page open and type a new code of this training here: then they are sent in the name of {{name}}.',
    leave: 'Stop helping',
    goOn: 'Go on',
  },
  codes: {
    open: "Helper's code",
    title: "Helper's codes: {{training}}",
    about:
      'With a code somebody records the balls of this training on their own phone, without an account. It opens nothing else and ends when the training is finished.',
    make: 'Make a code',
    makeAnother: 'Make another code',
    notNow:
      'Codes are made while the training is running, {{count, number}} at most. Revoke one that is no longer used.',
    qr: "QR code that opens the helper's page with the code",
    goTo: 'Scan it, or open {{address}} and type the code.',
    once: 'The code is shown only now. Several helpers can use it.',
    list: 'Codes that work',
    nothingYet: 'No code works for this training.',
    nobody: 'Nobody yet',
    made: 'by {{name}}, {{at}}',
  },
  revoke: {
    button: 'Revoke',
    question: 'Revoke this code?',
    consequence_zero: 'Nobody can sign in with it any more.',
    consequence_one:
      '{{count, number}} helper can record nothing any more from now on. Balls that are not sent yet stay on their device.',
    consequence_other:
      '{{count, number}} helpers can record nothing any more from now on. Balls that are not sent yet stay on their devices.',
    done: 'The code is revoked.',
  },
  names: {
    open: 'Helpers',
    title: 'Helpers: {{training}}',
    list: 'Helpers of this training',
    helper_one: '{{name}} ({{count, number}} ball)',
    helper_other: '{{name}} ({{count, number}} balls)',
    erase: 'Erase name',
    question: 'Do you really want to erase the name: {{name}}?',
    consequence:
      'The name is erased for good, from the record of changes too. The balls stay, as those of a "Former helper". Helpers who are signed in are signed out; balls that are not sent yet stay on their device.',
    done: 'The name is erased.',
  },
};
