import type { Template } from '../../contract/template';
import type { Writer } from './journal';

interface StoredTemplate {
  version: number;
  /** How often it was edited, as its name and its map say. */
  name: string;
  score: number;
}

/** Returns a writer who edits one template again and again, its name and its map together. */
export function templateWriter(token: string, template: Template): Writer<StoredTemplate> {
  const { version: _version, ...content } = template;
  return {
    name: 'template',
    token,
    next(stored) {
      const count = stored.version;
      const after = { version: count + 1, name: `Gate ${count}`, score: count };
      const body = {
        ...content,
        name: { en: after.name, de: `Tor ${count}` },
        scoreHandicapMap: [{ score: after.score, handicap: 18.4 }],
      };
      return { method: 'put', path: '/api/challenges/trainingsessiontemplate', body, status: 200, after };
    },
    async read(query) {
      const [found] = await query(
        `select version, name ->> 'en' as name, (score_handicap_map -> 0 ->> 'score')::integer as score
         from templates where id = '${template.id}'`,
      );
      return found as unknown as StoredTemplate;
    },
  };
}
