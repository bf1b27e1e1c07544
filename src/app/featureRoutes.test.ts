import { matchPath } from 'react-router-dom';
import * as addresses from '@/routing/routes';
import { featureRoutes } from './featureRoutes';
import { publicPages } from './publicPages';

const { PRIVATE, APPROVE, pageOfMember, statisticsOfMember, winnersOfTraining } = addresses;

const paths = [
  ...featureRoutes.flatMap(({ path, aliases = [] }) => [path, ...aliases].map(addresses.privatePath)),
  ...publicPages.map(({ path }) => path),
];

const constants = Object.values(addresses).filter((value): value is string => typeof value === 'string');

test.each([
  ...constants.filter((path) => path !== PRIVATE),
  pageOfMember('anna/b'),
  statisticsOfMember('anna/b'),
  winnersOfTraining('id'),
  `${APPROVE}/club/anna/code`,
])('the address %s has a page', (path) => {
  expect(paths.some((pattern) => matchPath(pattern, path) !== null)).toBe(true);
});
