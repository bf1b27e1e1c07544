import type { TFunction } from 'i18next';

export interface Form {
  path: string;
  /** The button that opens it. */
  opener?: string;
  isPublic?: true;
}

/** Everything in the app that one can type into. */
export const formsIn = (t: TFunction, trainingId: string): readonly Form[] => [
  { path: '/public/login', isPublic: true },
  { path: '/public/signup', isPublic: true },
  { path: '/private/users' },
  { path: '/private/users', opener: t('users.create') },
  { path: '/private/golfclubs' },
  { path: '/private/golfclubs', opener: t('clubs.create') },
  { path: '/private/sessiontemplates' },
  { path: '/private/sessiontemplates', opener: t('templates.create.REGULAR') },
  { path: '/private/sessioncategories', opener: t('categories.create') },
  { path: '/private/settings/sessionpoints' },
  { path: '/private/settings/sessionpoints', opener: t('points.create') },
  { path: '/private/sessionprices', opener: t('prizes.create') },
  { path: '/private/display', opener: t('display.make') },
  { path: '/private/profile' },
  { path: '/private/sessionplanner' },
  { path: '/private/leaguetable' },
  { path: '/private/leaguetableentries' },
  { path: `/private/sessionwizard/${trainingId}?status=STARTED` },
];
