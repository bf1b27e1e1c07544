import pg from 'pg';
import { adminAndClub } from '../../../test/world/adminAndClub';
import { api } from '../../../test/world/api';
import { sql } from '../../../test/world/database';
import { fromSetup } from '../../../test/world/environment';

const PATH = '/api/trainingsessionhandicapdifferencetopointsmapping';

test('a mapping that a template is being given at this moment is not deleted', async () => {
  const { world, token } = await adminAndClub();
  const { id } = await world.mapping();
  const { content } = await world.template();
  const saving = new pg.Client(JSON.parse(fromSetup('TEST_DATABASE')) as pg.ClientConfig);
  await saving.connect();
  try {
    await saving.query('begin');
    await saving.query('select from mappings where id = $1 for key share', [id]);
    const deleting = api(token).delete(`${PATH}/${id}`);
    while (!(await waitsForLock()) && (await staysOpen(deleting)));
    await saving.query('update templates set mapping_id = $1 where id = $2', [id, content.id]);
    await saving.query('commit');
    const { status, code, body } = await deleting;
    expect([status, code, body]).toEqual([409, 'in-use', expect.objectContaining({ current: { templates: 1 } })]);
  } finally {
    await saving.end();
  }

  /** Returns whether it is still unanswered a moment later. */
  function staysOpen(request: Promise<unknown>): Promise<boolean> {
    return Promise.race([request.then(() => false), new Promise<true>((resolve) => setTimeout(resolve, 20, true))]);
  }

  /** Returns whether somebody waits for a mapping. */
  async function waitsForLock(): Promise<boolean> {
    const rows = await sql(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from "mappings"%for update%'`,
    );
    return rows.length > 0;
  }
});
