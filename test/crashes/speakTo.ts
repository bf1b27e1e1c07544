/** Has `api` and the builders of the world speak to this server from now on, and to its database. */
export function speakTo(url: string, database: Readonly<Record<string, unknown>>, tokenSecret: string): void {
  process.env['TEST_SERVER_URL'] = url;
  process.env['TEST_DATABASE'] = JSON.stringify(database);
  process.env['TEST_TOKEN_SECRET'] = tokenSecret;
}
