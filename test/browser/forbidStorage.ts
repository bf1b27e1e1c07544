const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

/** Has every access to what a browser stores for the page throw while the work is done, as browsers do that forbid it. */
export async function withForbiddenStorage(work: () => Promise<void>): Promise<void> {
  const before = (['localStorage', 'sessionStorage', 'indexedDB'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  Object.defineProperty(window, 'indexedDB', { value: { open: refuse, deleteDatabase: refuse }, configurable: true });
  try {
    await work();
  } finally {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(window, name);
      if (descriptor) Object.defineProperty(window, name, descriptor);
    }
  }
}
