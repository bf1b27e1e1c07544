import { featureRoutes } from '@/app/featureRoutes';
import { publicPages } from '@/app/publicPages';
import { privateScreens } from '@test/payloads/privateScreens';
import { publicScreens } from '@test/payloads/screens';

test('the payload tests of the endurance tier visit every screen', () => {
  expect(Object.keys(privateScreens).sort()).toEqual(featureRoutes.map(({ path }) => path).sort());
  expect(Object.keys(publicScreens).sort()).toEqual(publicPages.map(({ path }) => path).sort());
});
