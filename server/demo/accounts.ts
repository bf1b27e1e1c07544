import { demoId } from './demoRows';

/** The one password of all demo accounts; they exist only in the demo, and the demo only on a loopback address. */
export const DEMO_PASSWORD = 'fairway-demo';

export interface DemoAccount {
  username: string;
  email: string;
  password: string;
  /** Role and golf club, as `npm start` prints it. */
  who: string;
}

const account = (username: string, who: string): DemoAccount => ({
  username,
  email: `${username}@demo.golf`,
  password: DEMO_PASSWORD,
  who,
});

/** Everyone who can sign in to the demo; the other members have a password that nobody knows. */
export const demoAccounts: readonly DemoAccount[] = [
  account('admin', 'admin of all golf clubs'),
  account('pro', 'pro of Golfclub Bergblick'),
  account('player', 'player of Golfclub Bergblick'),
  account('pro2', 'pro of Fancourt Links'),
  account('player2', 'player of Fancourt Links'),
];

export const bergblick = {
  id: demoId('club', 1),
  name: 'Golfclub Bergblick',
  streetname: 'Am Höhenrücken',
  streetnumber: '7',
  postalcode: '83646',
  city: 'Bad Tölz',
  country: 'germany',
} as const;

export const fancourtLinks = {
  id: demoId('club', 2),
  name: 'Fancourt Links',
  streetname: 'Montagu Street',
  streetnumber: '1',
  postalcode: '6529',
  city: 'George',
  country: 'south africa',
} as const;
