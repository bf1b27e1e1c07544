/** Waits until this is read; fails with what was read last. */
export async function until<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  const end = Date.now() + 30_000;
  while (JSON.stringify(await read()) !== JSON.stringify(expected) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await read()).toEqual(expected);
}
