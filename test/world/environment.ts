/** Returns what the global setup of the tests has put into the environment; throws when it has not run. */
export function fromSetup(name: 'TEST_SERVER_URL' | 'TEST_DATABASE' | 'TEST_TOKEN_SECRET'): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set: the global setup has not run`);
  return value;
}
