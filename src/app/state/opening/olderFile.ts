/** Endpoints by the names that files of format 1 have for them. */
const newNames: Readonly<Record<string, string>> = {
  members: 'getMembers',
  membersOfClub: 'getMembersOfClub',
  memberCounts: 'getMemberCounts',
  memberIds: 'getMemberIds',
  golfclubs: 'getGolfclubs',
  golfclub: 'getGolfclub',
  clubsToJoin: 'getClubsToJoin',
  whoami: 'getWhoami',
  templates: 'getTemplates',
  readyTemplates: 'getReadyTemplates',
  mappings: 'getMappings',
  categories: 'getCategories',
  sessionPrices: 'getSessionPrices',
  images: 'getImages',
  trainings: 'getTrainings',
  training: 'getTraining',
  winners: 'getWinners',
  leagueTable: 'getLeagueTable',
  leagueEntries: 'getLeagueEntries',
  leagueChain: 'getLeagueChain',
  playerStatistic: 'getPlayerStatistic',
  changes: 'getChanges',
  display: 'getDisplay',
  displayLinks: 'getDisplayLinks',
};
const oldNames = Object.fromEntries(Object.entries(newNames).map(([old, name]) => [name, old]));

type Names = Readonly<Record<string, string>>;
const nameIn = (names: Names, name: string): string => (Object.hasOwn(names, name) ? (names[name] ?? name) : name);

/** Returns what renames endpoints in a value and in the keys of its cache; a part without any is returned as it is. */
function renaming(names: Names): (value: unknown, field?: string) => unknown {
  const known = new WeakMap<object, unknown>();
  const inKey = (text: string) => text.replace(/^\w+(?=\(.*\)$)/s, (name) => nameIn(names, name));

  function rename(value: unknown, field = ''): unknown {
    if (typeof value === 'string') return field === 'endpointName' ? nameIn(names, value) : inKey(value);
    if (typeof value !== 'object' || value === null) return value;
    if (!known.has(value)) known.set(value, inObject(value));
    return known.get(value);
  }

  function inObject(value: object): unknown {
    const entries = Object.entries(value).map(([key, item]: [string, unknown]) => [key, item] as const);
    const renamed = entries.map(([key, item]) => [inKey(key), rename(item, key)] as const);
    const isSame = renamed.every(([key, item], at) => key === entries[at]?.[0] && item === entries[at][1]);
    if (isSame) return value;
    return Array.isArray(value) ? renamed.map(([, item]) => item) : Object.fromEntries(renamed);
  }

  return rename;
}

/** Returns the value of a file with the endpoints named as in this version; the value itself where they are. */
export function withNewNames(value: unknown): unknown {
  const rename = renaming(newNames);
  if (typeof value !== 'object' || value === null || !('payload' in value)) return rename(value);
  // The Export button of Redux DevTools writes JSON within JSON.
  const texts = Object.entries(value).map(([key, part]: [string, unknown]) => [
    key,
    typeof part === 'string' ? renamedText(part, rename) : part,
  ]);
  return Object.fromEntries(texts) as unknown;
}

function renamedText(text: string, rename: (value: unknown) => unknown): string {
  try {
    return JSON.stringify(rename(JSON.parse(text)));
  } catch {
    return text;
  }
}

/** Returns what names the endpoints in states as files of format 1 do, for comparing them with their fingerprints. */
export const withOldNames = (): ((state: unknown) => unknown) => renaming(oldNames);
