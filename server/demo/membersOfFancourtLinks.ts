import { man, woman, type DemoPerson } from './demoPerson';

/** The members of Fancourt Links; the first two are the demo accounts. */
export const membersOfFancourtLinks: readonly DemoPerson[] = [
  woman('Lindiwe', 'Mokoena', 1.1, {
    username: 'pro2',
    roles: ['APPROVED', 'PLAYER', 'PRO'],
    mobile: '+27 82 555 0118',
    phone: '+27 44 555 0118',
  }),
  man('Pieter', 'van der Merwe', 15.3, { username: 'player2' }),
  man('Thabo', 'Nkosi', -0.8),
  woman('Annelie', 'Botha', 5.4),
  man('Sipho', 'Dlamini', 8.2),
  woman('Zanele', 'Khumalo', 10.9),
  man('Hendrik', 'Labuschagné', 12.7),
  woman('Priya', 'Naidoo', 14.1),
  man('Johannes', 'Müller-Steyn', 16.8),
  woman('Nomvula', 'Zulu', 19.5),
  man('René', 'du Plessis', 21.2),
  woman('Chantelle', 'Joubert', 23.0),
  man('Ayanda', 'Ndlovu', 26.4),
  woman('Marié', 'Coetzee', 28.7),
  man('Kabelo', 'Molefe', 32.9),
  woman('Imogen', 'Barnard', 36.0),
  man('Rashid', 'Adams', 44.2),
  woman('Thandi', 'Sithole', 54.0, { roles: ['PLAYER', 'UNAPPROVED'] }),
];
