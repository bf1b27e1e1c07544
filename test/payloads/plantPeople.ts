import { sql } from '../world/database';
import { makeDisplayLink, type WorldDisplayLink } from '../world/displayLinks';
import { makeWorld } from '../world/makeWorld';
import type { WorldClub } from '../world/clubs';
import type { WorldMember } from '../world/members';
import { RECORDS, type Dealt } from './dealing';

export interface PlantedPeople {
  /** To which everybody belongs. */
  club: WorldClub;
  /** Who may open every screen: admin and pro; with an e-mail that can be typed. */
  admin: WorldMember;
  members: WorldMember[];
  link: WorldDisplayLink;
}

/** Makes clubs, and members, display links and a record of changes of one of them, out of payloads. */
export async function plantPeople({ text }: Dealt): Promise<PlantedPeople> {
  const world = await makeWorld();
  const clubs: WorldClub[] = [];
  for (let made = 0; made < RECORDS; made += 1) {
    const club = await world.club({ name: text('club.name'), city: text('club.city') });
    await sql('update golfclubs set streetname = $2, streetnumber = $3, postalcode = $4 where id = $1', [
      club.id,
      ...['streetname', 'streetnumber', 'postalcode'].map((field) => text(`club.${field}`)),
    ]);
    clubs.push(club);
  }
  const [club] = clubs;
  if (!club) throw new Error('there is no club');
  const admin = await world.member({
    club,
    roles: ['ADMIN', 'APPROVED', 'PLAYER', 'PRO'],
    email: 'admin@example.org',
    username: text('member.username'),
    ...namesOf(text),
  });
  const members: WorldMember[] = [];
  for (let made = 1; made < RECORDS; made += 1) {
    const names = { ...namesOf(text), username: text('member.username'), email: text('member.email') };
    const roles = made % 5 === 0 ? (['PLAYER', 'UNAPPROVED'] as const) : (['APPROVED', 'PLAYER'] as const);
    members.push(await world.member({ club, roles, ...names }));
  }
  let link: WorldDisplayLink | undefined;
  for (let made = 0; made < RECORDS; made += 1) {
    link = await makeDisplayLink({ club, name: text('displayLink.name'), madeBy: admin });
    await sql(
      `insert into changes (action, actor_id, golfclub_id, golfclub_name, member_id, fields)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        made % 2 === 0 ? 'member.edited' : 'golfclub.edited',
        members[made]?.id ?? admin.id,
        // Of a club that is gone the record shows the name that it had.
        '01890000-0000-7000-8000-000000000000',
        text('change.golfclub'),
        members[made]?.id ?? admin.id,
        JSON.stringify([
          { field: text('change.field'), before: text('change.before'), after: text('change.after') },
          { field: 'name', before: text('change.before'), after: text('change.after') },
        ]),
      ],
    );
  }
  if (!link) throw new Error('there is no display link');
  for (const { id } of members.filter(({ roles }) => roles.includes('UNAPPROVED'))) {
    await sql('insert into approval_codes (member_id, code) values ($1, $2)', [id, text('member.approvalCode')]);
  }
  return { club, admin, members, link };
}

const namesOf = (text: Dealt['text']) => ({
  name: text('member.name'),
  surname: text('member.surname'),
  phone: text('member.phone'),
  mobile: text('member.mobile'),
});
