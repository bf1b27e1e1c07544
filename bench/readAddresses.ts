import type { ListedRoute } from '../server/app';

/** A read as it is measured. */
export interface Read {
  path: string;
  /** The route and what is asked of it. */
  name: string;
  /** Whether a screen asks so; no screen asks for a whole long list at once. */
  isUsual: boolean;
}

/** By the name of the parameter of a path. */
export type Example = Readonly<Record<string, string>>;

const PAGE = '?page=0&pageSize=25';

/** What of a route is asked besides the path: first as a screen does, then for the whole list. Nothing if not given. */
const asked: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '/api/golfclub': ['?members=none', ''],
  '/api/golfclub/:id': ['?members=none', ''],
  '/api/golfclub/members': [PAGE, ''],
  '/api/golfclub/:id/members': [PAGE, ''],
  '/api/changes': [PAGE],
  '/api/scheduledtrainings/:golfclubId': [PAGE, ''],
  '/api/scheduledtrainings/:golfclubId/planned': [PAGE],
  '/api/scheduledtrainings/:golfclubId/notfinished': [PAGE],
  '/api/scheduledtrainings/:golfclubId/finished': [PAGE],
  '/api/leaguetable/golfclub/:golfclubId': ['?events=none', ''],
  '/api/leaguetable/golfclub/:golfclubId/entries': [PAGE],
};

/** Why something that answers to GET is not measured. */
const leftOut: Readonly<Record<string, string>> = {
  'metrics.read': 'asks no database',
  'api.describe': 'asks no database',
  'session.approveByCode': 'is a change',
  'member.readApprovalCode': 'is a change',
  'template.archive': 'is a change',
  'live.follow': 'is a stream',
  '/api/display/live': 'is a stream',
};

/** Returns the reads of these routes, and the paths of those for which the example has no value. */
export function readsOf(routes: readonly ListedRoute[], example: Example): { reads: Read[]; missing: string[] } {
  const reads: Read[] = [];
  const missing: string[] = [];
  for (const { method, path, right } of routes) {
    if (method !== 'GET' || right === 'app.open' || right in leftOut || path in leftOut) continue;
    const filled = path.replaceAll(/:(\w+)/g, (parameter, name: string) => valueOf(path, name, example) ?? parameter);
    if (filled.includes('/:')) missing.push(path);
    else {
      const [first, ...others] = asked[path] ?? [''];
      reads.push({ path: filled + first, name: path + first, isUsual: true });
      for (const query of others) reads.push({ path: filled + query, name: path + query, isUsual: false });
    }
  }
  return { reads, missing };
}

/** An `id` is that of a club, but for prizes. */
function valueOf(path: string, name: string, example: Example): string | undefined {
  if (name !== 'id') return example[name];
  return path.startsWith('/sessioninstantprice/') ? example['scheduledTrainingId'] : example['golfclubId'];
}
