/** Forms are far from what a list of users needs to be shown. */
export const fetchUserDialogs = () => import(/* webpackChunkName: "user-dialogs" */ './UserDialogs');
