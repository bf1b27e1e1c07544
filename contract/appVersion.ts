/** Which app this is, as the build wrote it in, browser and server alike; outside of a build it is in development. */
export const appVersion = {
  version: process.env.APP_VERSION ?? 'development',
  commit: process.env.APP_COMMIT ?? 'development',
};
