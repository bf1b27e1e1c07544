import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSeason } from '../../session/useSeason';
import { useShownClub } from '../../session/useShownClub';

/** What the league table entries of the same club and season have in their address too. */
const shared = ['club', 'year', 'from', 'to'] as const;

/**
 * Returns what the address says: whose league table is shown (everyone but admins sees the own club's), of which season,
 * which players are searched, and whose events are open; and what changes it.
 */
export function useLeagueUrl() {
  const { ownClubId, ...shown } = useShownClub();
  const season = useSeason();
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string | null>, replace = false) =>
      setSearch((before) => changed(before, changes), { replace }),
    [setSearch],
  );
  const entries = new URLSearchParams([...search].filter(([name]) => shared.some((one) => one === name)));
  return {
    ...shown,
    season,
    q: search.get('q') ?? '',
    openedId: search.get('player'),
    entriesAddress: `/private/leaguetableentries${entries.size > 0 ? `?${entries}` : ''}`,
    chooseClub: (club: string) => change({ club: club === ownClubId ? null : club, player: null }),
    searchFor: (q: string) => change({ q: q === '' ? null : q }, true),
    openPlayer: useCallback((id: string) => change({ player: id }), [change]),
    closePlayer: () => change({ player: null }, true),
  };
}

export type LeagueUrl = ReturnType<typeof useLeagueUrl>;

function changed(before: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const query = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query;
}
