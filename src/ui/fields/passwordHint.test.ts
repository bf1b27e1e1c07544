import { loadWithRetry } from '@/ui/lazyLoading';
import { passwordHint } from './passwordHint';
import { webLink } from '@/ui/webLink';

describe('password hint', () => {
  const jana = ['Jana', 'Möller', 'jana.moeller', 'jana.moeller@example.org'];

  const hints: [password: string, hint: ReturnType<typeof passwordHint>][] = [
    ['', { kind: 'empty' }],
    ['birdie', { kind: 'tooShort', missing: 6 }],
    ['🏌️🏌️🏌️', { kind: 'tooShort', missing: 6 }],
    ['a'.repeat(129), { kind: 'tooLong' }],
    ['aaaaaaaaaaaaaaaa', { kind: 'fewSigns' }],
    ['abababababab', { kind: 'fewSigns' }],
    ['abcdefghijkl', { kind: 'run' }],
    ['123456789012', { kind: 'run' }],
    ['Qwertzuiop12', { kind: 'run' }],
    ['9876543210987', { kind: 'run' }],
    ['JanaMöller1990', { kind: 'personal' }],
    ['jana.moeller!', { kind: 'personal' }],
    ['green in two!', { kind: 'enough', more: 3 }],
    ['birdie on the ninth', { kind: 'strong' }],
    ['jana plays the back nine slowly', { kind: 'strong' }],
    ['12 Äpfel für den Caddie', { kind: 'strong' }],
  ];

  test.each(hints)('for "%s" the hint is %j', (password, hint) => {
    expect(passwordHint(password, jana)).toEqual(hint);
  });

  test('who has not said who they are yet is not taken for anybody', () => {
    expect(passwordHint('hole in one 1', ['', ' '])).toEqual({ kind: 'enough', more: 3 });
  });
});

describe('web link', () => {
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
});

describe('lazy loading', () => {
  test('what cannot be fetched is tried again until it is there', async () => {
    let tries = 0;
    const load = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('no network')) : Promise.resolve('the page');
    };
    expect(await loadWithRetry(load, 1)).toBe('the page');
    expect(tries).toBe(3);
  });

  test('what cannot be fetched is tried again as soon as there is a network', async () => {
    let isOnline = false;
    const load = () => (isOnline ? Promise.resolve('the page') : Promise.reject(new Error('no network')));
    const loading = loadWithRetry(load, 1_000_000);
    await Promise.resolve();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    expect(await loading).toBe('the page');
  });
});
