import { ownScriptUrl, withoutElements } from './trustedTypes';

test.each(['/sw.js', '/assets/main.1a2b3c4d.js', `${window.location.origin}/assets/part.js`])(
  '%s is a script of ours',
  (address) => {
    expect(ownScriptUrl(address)).toBe(address);
  },
);

test.each([
  'https://elsewhere.example/assets/main.js',
  '//elsewhere.example/sw.js',
  '/image/upload/q_auto/a.js',
  '/sw.js/../api/x',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s is none', (address) => {
  expect(() => ownScriptUrl(address)).toThrow(TypeError);
});

test('HTML shows its text and has no elements', () => {
  const container = document.createElement('div');
  for (const text of ['<img src=x onerror=alert(1)>', '&lt;b&gt;', 'TT.MM.JJJJ']) {
    container.innerHTML = withoutElements(text);
    expect([container.textContent, container.children.length]).toEqual([text, 0]);
  }
});
