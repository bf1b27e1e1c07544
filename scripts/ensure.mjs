export { ensureBrowser, ensureTestBrowser } from './browser.mjs';
export { ensureBuilt } from './built.mjs';
export { ensureInstalled } from './installed.mjs';
export { ensurePostgresPackages } from './postgresPackages.mjs';
