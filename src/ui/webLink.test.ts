import { webLink } from '@/ui/webLink';

test.each([
  ['https://example.org/drill?ball=1', 'https://example.org/drill?ball=1'],
  [' HTTP://example.org ', 'HTTP://example.org'],
  ['javascript:alert(1)', null],
  [' javascript:alert("https://example.org")', null],
  ['data:text/html,hello', null],
  ['//example.org', null],
  ['https://', null],
  ['example.org', null],
  ['', null],
])('the address "%s" leads to %s', (address, link) => {
  expect(webLink(address)).toBe(link);
});
