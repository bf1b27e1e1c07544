/** What the web app sends as `X-Requested-With` with calls that change something by GET; links, previews and images cannot. */
export const REQUESTED_WITH = 'XMLHttpRequest';
