import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useGetWhoamiQuery } from '@/api/auth';
import { chooseLocale, storedLocale } from '@/i18n/locale';
import type { Dialog } from '@/modal/dialog';
import { dialogShown } from '@/modal/modalSlice';
import { selectLocation, type locationSlice } from '@/routing/locationSlice';
import type { FeatureRoute } from '@/routing/routes';
import { DISPLAY_LINKS, GOLFCLUBS, pathOfRoute, PLANNER, statisticsOfMember, USERS } from '@/routing/routes';
import { useSession } from '@/session/sessionSlice';
import { useOpenReport, useOpenStateExport } from '@/ui/stateContexts';
import { colourModes, useColours } from '@/ui/useColours';
import { locales } from '@contract/lists';
import { may, type Right } from '@contract/rights';
import { routesFor } from '../featureRoutes';
import type { Command } from './command';

interface Screen {
  label: ParseKeys;
  /** Other words that find it. */
  words?: ParseKeys;
}

/** Other words that find screens of the menu, by the path of their route. */
const wordsOfMenu: Partial<Record<string, ParseKeys>> = { changes: 'palette.words.changes' };

/** The screens without an entry in the menu, by the path of their route. */
const besidesTheMenu: Partial<Record<string, Screen>> = {
  activetrainingsessions: { label: 'activeTrainings.title', words: 'palette.words.activetrainingsessions' },
  display: { label: 'display.title' },
  sessionprices: { label: 'prizes.title', words: 'palette.words.sessionprices' },
  profile: { label: 'profile.title', words: 'palette.words.profile' },
};

/** Returns how the palette names the screen of a route, or null for a screen that is always about somebody or something. */
function screenOf({ path, menu }: FeatureRoute): Screen | null {
  if (!menu) return besidesTheMenu[path] ?? null;
  const words = wordsOfMenu[path];
  return { label: menu.label, ...(words && { words }) };
}

type WithLocation = { [locationSlice.reducerPath]: ReturnType<typeof locationSlice.getInitialState> };

/** Returns what makes the function that goes to an address, where a dialog is opened. */
function useGoTo() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<WithLocation>();
  const open = async (address: string, dialog?: Dialog) => {
    const isThere = () => selectLocation(store.getState()).path === address;
    if (!isThere()) await navigate(address);
    // Whoever stayed, because something typed would be lost, must not find the dialog open later.
    if (dialog && isThere()) dispatch(dialogShown(dialog));
  };
  return (address: string, dialog?: Dialog) => () => void open(address, dialog);
}

const action = (id: string, label: string, run: () => void, words = ''): Command => ({
  id,
  group: 'actions',
  label,
  words,
  run,
});

/** Returns the screens that this person may open, in the order of the menu. */
function useScreenCommands(): Command[] {
  const { t } = useTranslation();
  const session = useSession();
  const goTo = useGoTo();
  const { data: me } = useGetWhoamiQuery();
  const screen = (id: string, label: string, to: string, words = ''): Command => ({
    id,
    group: 'screens',
    label,
    words,
    to,
    run: goTo(to),
  });
  const screens = routesFor(session).flatMap((route) => {
    const named = screenOf(route);
    return named ? [screen(route.path, t(named.label), pathOfRoute(route), named.words && t(named.words))] : [];
  });
  return me ? [...screens, screen('statistics', t('statistics.own'), statisticsOfMember(me.username))] : screens;
}

/** Returns what this person may create, plan or import. */
function useCreationCommands(): Command[] {
  const { t } = useTranslation();
  const { roles } = useSession();
  const goTo = useGoTo();
  const ifMay = (right: Right, command: Command) => (may(roles, right) ? [command] : []);
  return [
    ...ifMay('training.plan', action('plan', t('palette.plan'), goTo(PLANNER))),
    ...ifMay('member.create', action('createUser', t('users.create'), goTo(USERS, { kind: 'user', id: null }))),
    ...ifMay('member.import', action('importMembers', t('importing.title'), goTo(USERS, { kind: 'importMembers' }))),
    ...ifMay(
      'golfclub.create',
      action('createClub', t('clubs.create'), goTo(GOLFCLUBS, { kind: 'golfclub', id: null })),
    ),
    ...ifMay(
      'display.create',
      action('displayLink', t('palette.displayLink'), goTo(DISPLAY_LINKS, { kind: 'displayLink' })),
    ),
  ];
}

/** Returns the colours and languages other than the present ones. */
function useAppearanceCommands(): Command[] {
  const { t } = useTranslation();
  const { mode, choose } = useColours();
  const colours = colourModes
    .filter((one) => one !== mode)
    .map((one) =>
      action(
        `colours ${one}`,
        t('palette.colours', { mode: t(`shell.theme.${one}`) }),
        () => choose(one),
        t('palette.words.colours'),
      ),
    );
  const languages = locales
    .filter((locale) => locale !== storedLocale())
    .map((locale) =>
      action(
        `language ${locale}`,
        t('palette.language', { language: t(`shell.languages.${locale}`) }),
        () => {
          chooseLocale(locale);
          window.location.reload();
        },
        t('palette.words.language'),
      ),
    );
  return [...colours, ...languages];
}

/** Returns the ways to report an error and to export or open a state. */
function useReportCommands(): Command[] {
  const { t } = useTranslation();
  const report = useOpenReport();
  const exportState = useOpenStateExport();
  return [
    ...(report ? [action('report', t('shell.capsule.report'), report, t('palette.words.report'))] : []),
    ...(exportState
      ? [action('exportState', t('shell.state.export'), exportState, t('palette.words.exportState'))]
      : []),
    action('openState', t('shell.state.open'), () => window.location.assign('/?state'), t('palette.words.openState')),
  ];
}

/** Returns what this person may open and do, in the order without anything typed. */
export function useCommands(onShortcuts: () => void, onSignOut: () => void): Command[] {
  const { t } = useTranslation();
  return [
    ...useScreenCommands(),
    ...useCreationCommands(),
    ...useAppearanceCommands(),
    action('shortcuts', t('palette.shortcuts'), onShortcuts, t('palette.words.shortcuts')),
    ...useReportCommands(),
    action('signOut', t('shell.signOut'), onSignOut, t('palette.words.signOut')),
  ];
}
