import { adminAndClub } from '@test/fixtures/adminAndClub';
import type { ClubFixture } from '@test/fixtures/clubs';
import { sql } from '@test/fixtures/database';
import { makeDisplayLink } from '@test/fixtures/displayLinks';
import { makeHelper, makeHelperCode } from '@test/fixtures/helpers';
import { uploadImage } from '@test/fixtures/images';
import { unique } from '@test/fixtures/names';

/** Makes what the dialogs are about: one of each. */
export async function oneOfEach() {
  const { fixtures, own, club, token } = await adminAndClub();
  const surname = unique('Möller');
  const player = await fixtures.member({ club: own, name: 'Jana', surname });
  const waiting = await fixtures.member({ club: own, name: 'Nora', surname, roles: ['PLAYER', 'UNAPPROVED'] });
  const [template, category, mapping, price] = [
    await fixtures.template(),
    await fixtures.category(),
    await fixtures.mapping(),
    await fixtures.price(),
  ];
  const link = await makeDisplayLink({ club: own });
  const image = await uploadImage(token, 'sessionprice');
  const planned = await fixtures.training({ club: own, status: 'PLANNED' });
  const started = await fixtures.training({
    club: own,
    status: 'STARTED',
    sessions: [{ players: [player], balls: [3], status: 'EDIT' }],
  });
  const finished = await fixtures.training({
    club: own,
    status: 'FINISHED',
    sessions: [{ players: [player], balls: [3] }],
  });
  return {
    own,
    club,
    token,
    surname,
    player,
    waiting,
    template,
    category,
    mapping,
    price,
    link,
    image,
    planned,
    started,
    finished,
    helperCode: await makeHelperCode(waiting, started),
    helper: await makeHelper(waiting, started),
    importId: await makeImport(own),
  };
}

export type OneOfEach = Awaited<ReturnType<typeof oneOfEach>>;

/** As the record has one. */
async function makeImport({ id, name }: ClubFixture): Promise<string> {
  const [made] = await sql<{ id: string }>('insert into member_imports (golfclub_id) values ($1) returning id', [id]);
  const importId = made?.id ?? '';
  await sql(
    `insert into changes (action, golfclub_id, golfclub_name, import_id) values ('member.imported', $1, $2, $3)`,
    [id, name, importId],
  );
  return importId;
}
