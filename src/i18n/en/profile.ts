export const profile = {
  title: 'Profile',
  data: 'Your data',
  whoChanges: 'An admin of your golf club can change them.',
  roles: 'Roles',
  phone: 'Phone',
  mobile: 'Mobile',
  notGiven: 'Not given',
  password: {
    title: 'Change password',
    text: 'All your other sign-ins end with it, on this and on other devices. Here you stay signed in.',
    current: 'Current password',
    new: 'New password',
    repeat: 'New password again',
    change: 'Change password',
    changed: 'Your password is changed. All your other sign-ins have ended; here you are still signed in.',
    wrong: {
      required: 'Please fill this in.',
      same: 'This is your current password. Please choose another one.',
      different: 'This is not the same as above. Please type the new password once more.',
    },
  },
  appearance: { title: 'Language and colours', language: 'Language', colours: 'Colours' },
};
