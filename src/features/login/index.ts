/** The one screen before the session; what the shell shows when a session has lapsed comes from here too. */
export const loginPage = () => import('./LoginPage');
export { SignInAgain } from './SignInAgain';
