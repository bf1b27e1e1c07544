import { newPublicId } from './changeImages';

test.each([
  ['Putter.PNG', 'putter'],
  ['C:\\fotos\\Weg übers Grün.jpg', 'weg-uebers-gruen'],
  ['../../etc/passwd', 'passwd'],
  ['Straße & Café (2).jpeg', 'strasse-cafe-2'],
  ['果岭.png', 'image'],
  ['', 'image'],
  [`${'a'.repeat(39)} b.png`, 'a'.repeat(39)],
])('%s begins as %s', (fileName, name) => {
  expect(newPublicId(fileName)).toMatch(new RegExp(`^${name}-[0-9a-f]{8}$`));
});

test('the same name never makes the same id', () => {
  expect(newPublicId('a.png')).not.toBe(newPublicId('a.png'));
});
