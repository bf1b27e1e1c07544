/** What stands in the addresses of the lists. */
export interface ReadTarget {
  golfclubId: string;
  /** Of the pro, who has played in every training. */
  memberId: string;
  username: string;
  trainingId: string;
  templateId: string;
  /** `YYYY-MM`, with finished trainings. */
  month: string;
}

export interface MeasuredList {
  name: string;
  /** With names of the place in braces. */
  address: string;
  reader: 'admin' | 'pro' | 'screen';
  /** It is about one club, so that other clubs must not matter. */
  isOfClub: boolean;
}

type Rest = Partial<Pick<MeasuredList, 'reader' | 'isOfClub'>>;

const list = (name: string, address: string, rest: Rest = {}): MeasuredList => {
  return { name, address, reader: 'pro', isOfClub: true, ...rest };
};
const allClubs: Rest = { isOfClub: false, reader: 'admin' };
const ofNoClub: Rest = { isOfClub: false };
const byAdmin: Rest = { reader: 'admin' };
const byScreen: Rest = { reader: 'screen' };

/** Every list of the API, as the screens ask for it and without pages, and what is of one training. */
export const measuredLists: readonly MeasuredList[] = [
  list('members of a club', '/api/golfclub/{golfclubId}/members'),
  list('  first page', '/api/golfclub/{golfclubId}/members?page=0'),
  list('  page 21', '/api/golfclub/{golfclubId}/members?page=20'),
  list('  by name', '/api/golfclub/{golfclubId}/members?page=0&sort=name'),
  list('  by username, last first', '/api/golfclub/{golfclubId}/members?page=0&sort=-username'),
  list('  by e-mail', '/api/golfclub/{golfclubId}/members?page=0&sort=email'),
  list('  by e-mail, page 21', '/api/golfclub/{golfclubId}/members?page=20&sort=email'),
  list('  by handicap', '/api/golfclub/{golfclubId}/members?page=0&sort=handicap'),
  list('  by club', '/api/golfclub/{golfclubId}/members?page=0&sort=golfclub'),
  list('  pros', '/api/golfclub/{golfclubId}/members?page=0&filter=pros'),
  list('  admins', '/api/golfclub/{golfclubId}/members?page=0&filter=admins'),
  list('  to approve, by e-mail', '/api/golfclub/{golfclubId}/members?page=0&filter=unapproved&sort=email'),
  list('  search anna', '/api/golfclub/{golfclubId}/members?page=0&q=anna'),
  list('  search jurgen', '/api/golfclub/{golfclubId}/members?page=0&q=jurgen'),
  list('  search anna, by e-mail', '/api/golfclub/{golfclubId}/members?page=0&q=anna&sort=email'),
  list('  by e-mail, asked by an admin', '/api/golfclub/{golfclubId}/members?page=0&sort=email', byAdmin),
  list('counts of members of a club', '/api/golfclub/members/count?golfclubId={golfclubId}'),
  list('  search anna', '/api/golfclub/members/count?q=anna'),
  list('ids of members of a club', '/api/golfclub/members/ids?golfclubId={golfclubId}'),
  list('members the pro sees', '/api/golfclub/members?page=0'),
  list('members of all clubs', '/api/golfclub/members', allClubs),
  list('  first page', '/api/golfclub/members?page=0', allClubs),
  list('  by e-mail', '/api/golfclub/members?page=0&sort=email', allClubs),
  list('  by club', '/api/golfclub/members?page=0&sort=golfclub', allClubs),
  list('  search anna', '/api/golfclub/members?page=0&q=anna', allClubs),
  list('counts of members of all clubs', '/api/golfclub/members/count', allClubs),
  list('names of clubs, to sign up', '/api/golfclub/signup', ofNoClub),
  list('clubs', '/api/golfclub?members=none', allClubs),
  list('  with their members', '/api/golfclub', allClubs),
  list('own club with its members', '/api/golfclub'),
  list('one club with its members', '/api/golfclub/{golfclubId}'),
  list('changes', '/api/changes?page=0', allClubs),
  list('changes of a club', '/api/changes?golfclubId={golfclubId}', byAdmin),
  list('  first page', '/api/changes?golfclubId={golfclubId}&page=0', byAdmin),
  list('changes of a member', '/api/changes?memberId={memberId}&page=0', byAdmin),
  list('templates', '/api/challenges/trainingsessiontemplate', ofNoClub),
  list('templates to plan from', '/api/challenges/trainingsessiontemplate/readytocreatetraining', ofNoClub),
  list('categories', '/api/challenges/trainingcategory', ofNoClub),
  list('points mappings', '/api/trainingsessionhandicapdifferencetopointsmapping', ofNoClub),
  list('prizes', '/sessionprices', ofNoClub),
  list('instant prize of a training', '/sessioninstantprice/sessionid/{trainingId}'),
  list('images of tips', '/image/list/tip.json', ofNoClub),
  list('  under a new address', '/image/list/v1/tip.json', ofNoClub),
  list('trainings', '/api/scheduledtrainings/{golfclubId}'),
  list('  first page', '/api/scheduledtrainings/{golfclubId}?page=0'),
  list('  by name', '/api/scheduledtrainings/{golfclubId}?page=0&sort=name'),
  list('  last changed first', '/api/scheduledtrainings/{golfclubId}?page=0&sort=-updated_at'),
  list('  search putt', '/api/scheduledtrainings/{golfclubId}?page=0&q=putt'),
  list('planned trainings', '/api/scheduledtrainings/{golfclubId}/planned'),
  list('  first page', '/api/scheduledtrainings/{golfclubId}/planned?page=0'),
  list('trainings not finished', '/api/scheduledtrainings/{golfclubId}/notfinished'),
  list('  first page', '/api/scheduledtrainings/{golfclubId}/notfinished?page=0'),
  list('finished trainings', '/api/scheduledtrainings/{golfclubId}/finished'),
  list('  first page', '/api/scheduledtrainings/{golfclubId}/finished?page=0'),
  list('  of a month', '/api/scheduledtrainings/{golfclubId}/finished?page=0&from={month}-01&to={month}-28'),
  list('one training', '/api/scheduledtrainings/one/{trainingId}'),
  list('winners of a training', '/api/scheduledtrainings/{trainingId}/winners'),
  list('players of the last training', '/api/scheduledtrainings/{trainingId}/lastplayers'),
  list('trainings of its series', '/api/scheduledtrainings/{trainingId}/series'),
  list('codes of its helpers', '/api/scheduledtrainings/{trainingId}/helpercodes'),
  list('helpers of it', '/api/scheduledtrainings/{trainingId}/helpers'),
  list('league table, with events', '/api/leaguetable/golfclub/{golfclubId}'),
  list('  without', '/api/leaguetable/golfclub/{golfclubId}?events=none'),
  list('  of a month', '/api/leaguetable/golfclub/{golfclubId}?events=none&from={month}-01&to={month}-28'),
  list('league entries', '/api/leaguetable/golfclub/{golfclubId}/entries'),
  list('  first page', '/api/leaguetable/golfclub/{golfclubId}/entries?page=0'),
  list('  by player', '/api/leaguetable/golfclub/{golfclubId}/entries?page=0&sort=player'),
  list('  by training', '/api/leaguetable/golfclub/{golfclubId}/entries?page=0&sort=training'),
  list('  by points, most first', '/api/leaguetable/golfclub/{golfclubId}/entries?page=0&sort=-points'),
  list('  search anna', '/api/leaguetable/golfclub/{golfclubId}/entries?page=0&q=anna'),
  list('  of a player', '/api/leaguetable/golfclub/{golfclubId}/entries?page=0&player={memberId}'),
  list('  of a template', '/api/leaguetable/golfclub/{golfclubId}/entries?page=0&template={templateId}'),
  list('chain of an event', '/api/leaguetable/training/{trainingId}/player/{memberId}'),
  list('player statistics', '/api/playerstatistics/{username}'),
  list('display links', '/api/golfclub/{golfclubId}/displaylinks'),
  list('display', '/api/display', byScreen),
];

/** Returns the address of the list at this place. */
export function listAddress({ address }: MeasuredList, target: ReadTarget): string {
  const values = new Map<string, string>(Object.entries(target));
  return address.replaceAll(/\{(\w+)\}/g, (_named, name: string) => values.get(name) ?? '');
}

/** What the API answers besides: one thing, a stream, or bytes. */
const noLists = [
  '/health',
  '/ready',
  '/api/openapi.json',
  '/api/golfclub/signup/member/approve/{golfclubId}/{username}/{code}',
  '/api/golfclub/whoami',
  '/api/golfclub/{id}/approvalcode/{username}',
  '/api/challenges/trainingsessiontemplate/archive/{id}',
  '/image/upload/{transformation}/{publicId}',
  '/api/live/{golfclubId}',
  '/api/display/live',
  '/api/auth/access',
  '/api/golfclub/member/{username}',
  '/api/golfclub/{golfclubId}/members/import/columns',
  '/api/golfclub/members/accesslinks/mail/{batchId}',
  '/api/golfclub/firststeps',
];

interface Description {
  paths: Readonly<Record<string, { get?: object }>>;
}

/** Throws unless whatever can be read, as the API describes itself, is measured or known to be no list. */
export function requireEveryList({ paths }: Description): void {
  const readable = Object.keys(paths).filter((path) => paths[path]?.get !== undefined);
  const measured = measuredLists.map(({ address }) => describedAs(address, readable));
  const forgotten = readable.filter((path) => !measured.includes(path) && !noLists.includes(path));
  if (forgotten.length > 0) throw new Error(`a list is not measured, or is none: ${forgotten.join(', ')}`);
}

/** Returns the described path that answers this address: of several the one with the fewest parameters. */
function describedAs(address: string, paths: readonly string[]): string {
  const segments = (address.split('?')[0] ?? '').split('/');
  const parameters = (path: string) => path.split('{').length;
  const [path] = paths
    .filter((described) => {
      const parts = described.split('/');
      return (
        parts.length === segments.length && parts.every((part, at) => part.startsWith('{') || part === segments[at])
      );
    })
    .toSorted((a, b) => parameters(a) - parameters(b));
  if (path === undefined) throw new Error(`the API does not describe ${address}`);
  return path;
}
