import type { LocalizedString } from '@contract/shapes';
import type { Template } from '@contract/template';
import { below } from '@test/chance';
import type { api } from '@test/fixtures/api';
import { makeMapping, makeTemplate } from '@test/fixtures/templates';
import type { NotedTraining } from './recomputedLeague';

type Noted = Pick<NotedTraining, 'name' | 'isTournament' | 'takesTeams' | 'scores' | 'rows'>;
type Rows = readonly (readonly [number, number])[];

export interface EditableContent {
  id: string;
  /** What a training that is planned now goes by. */
  asItIs(): Noted;
  /** Gives the template, its name and its points mapping other rows. Throws when that is refused. */
  edit(): Promise<void>;
}

const kinds = [
  { type: 'REGULAR', teamMode: false },
  { type: 'TRACKMAN', teamMode: false },
  { type: 'TOURNAMENT', teamMode: false },
  { type: 'TOURNAMENT', teamMode: true },
] as const;

/** Returns a template of each kind with random maps, which can be edited over the API. */
export async function randomContent(client: ReturnType<typeof api>, random: () => number): Promise<EditableContent[]> {
  const made: EditableContent[] = [];
  for (const kind of kinds) made.push(await randomTemplate(client, random, kind));
  return made;
}

async function randomTemplate(
  client: ReturnType<typeof api>,
  random: () => number,
  { type, teamMode }: (typeof kinds)[number],
): Promise<EditableContent> {
  const isTournament = type === 'TOURNAMENT';
  /** Tournaments give few different points, so that players come out equal. */
  const drawScores = () => drawn(random, [-4, 13], isTournament ? [-3, 5] : [-100, 540]);
  const drawRows = () => drawn(random, [-250, 250], [-3, 5]);
  let [scores, rows] = [drawScores(), isTournament ? [] : drawRows()];
  const mapping = isTournament ? null : await makeMapping({ rows: mappingOf(rows) });
  const { content } = await makeTemplate({ type, teamMode, mapping, scoreHandicapMap: mapOf(scores, isTournament) });
  let name: LocalizedString = content.name;

  return {
    id: content.id,
    asItIs: () => ({ name, isTournament, takesTeams: teamMode, scores, rows }),
    async edit() {
      const edited = { name: { ...name, en: `${name.en ?? ''}+` }, scores: drawScores() };
      const scoreHandicapMap = mapOf(edited.scores, isTournament);
      await put(client, '/api/challenges/trainingsessiontemplate', bodyOf({ ...content, ...edited, scoreHandicapMap }));
      ({ name, scores } = edited);
      if (mapping === null) return;
      const wanted = drawRows();
      const { id } = mapping;
      const body = { id, name: mapping.name, mapping: mappingOf(wanted) };
      await put(client, '/api/trainingsessionhandicapdifferencetopointsmapping', body);
      rows = wanted;
    },
  };
}

/** Different first numbers in the one range, second numbers in the other; at least one row. */
function drawn(random: () => number, keys: readonly [number, number], values: readonly [number, number]): Rows {
  const within = ([least, most]: readonly [number, number]) => least + below(random, most - least + 1);
  const rows = new Map<number, number>();
  for (let left = 1 + below(random, 6); left > 0; left -= 1) rows.set(within(keys), within(values));
  return [...rows];
}

function mapOf(scores: Rows, isTournament: boolean): Template['scoreHandicapMap'] {
  return scores.map(([score, worth]) => ({ score, handicap: isTournament ? worth : worth / 10 }));
}

function mappingOf(rows: Rows) {
  return rows.map(([tenths, points]) => ({ handicapDifference: tenths / 10, points }));
}

function bodyOf(template: Template & { scores: unknown }) {
  const { scores: _scores, version: _version, ...body } = template;
  return body;
}

async function put(client: ReturnType<typeof api>, path: string, body: object): Promise<void> {
  const { status, text } = await client.put(path, body);
  if (status !== 200) throw new Error(`editing was refused with ${status}: ${text}`);
}
