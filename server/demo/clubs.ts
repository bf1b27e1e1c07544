import { demoId } from './demoIds';

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
