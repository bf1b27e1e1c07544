import { imageTags } from '@contract/lists';
import { fromKeys, optionalTexts } from '@contract/memberFields';
import type { ClubFixture } from '@test/fixtures/clubs';
import { insert, sql } from '@test/fixtures/database';
import { makeDisplayLink, type DisplayLinkFixture } from '@test/fixtures/displayLinks';
import { uploadImage } from '@test/fixtures/images';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';
import type { PriceFixture } from '@test/fixtures/prices';
import type { TemplateFixture } from '@test/fixtures/templates';
import type { TrainingFixture } from '@test/fixtures/trainings';
import { dealPayloads, type Dealt, RECORDS } from './payloads';

export interface SeededPayloads extends SeededPeople {
  dealt: Dealt;
  trainings: Record<'planned' | 'started' | 'finished', TrainingFixture[]>;
}

/**
 * Fills the database, which nobody else may use, with the payloads of one round, and with nothing else. By SQL, because
 * old data may hold what the API refuses today.
 */
export async function seedPayloads(round: number): Promise<SeededPayloads> {
  await sql(`truncate golfclubs, members, training_categories, mappings, templates, scheduled_trainings, session_prices,
    images, changes, display_links, failed_sign_ins cascade`);
  const dealt = dealPayloads(round);
  const people = await seedPeople(dealt);
  const { templates, prices } = await seedContent(dealt, people.admin);
  const { club, admin, members } = people;
  const fixtures = await makeFixtures();
  const trainings: SeededPayloads['trainings'] = { planned: [], started: [], finished: [] };
  const year = new Date().getFullYear();
  for (const [position, template] of templates.entries()) {
    const of = { club, template, plannedBy: members[position] ?? admin };
    const player = members[position] ?? admin;
    // In a month that everybody has in view, and on days that are past.
    trainings.planned.push(await fixtures.training({ ...of, plannedDate: new Date().toISOString().slice(0, 10) }));
    const running = [{ players: [player], balls: [1], status: 'EDIT' as const }];
    trainings.started.push(await fixtures.training({ ...of, status: 'STARTED', sessions: running }));
    const training = await fixtures.training({
      ...of,
      status: 'FINISHED',
      plannedDate: `${year}-01-01`,
      // Enough for league points: only winners are shown.
      sessions: [{ players: [player], balls: [2, 2, 2, 2, 2] }],
    });
    trainings.finished.push(training);
    await sql('insert into instant_prices (training_id, golfclub_id, session_price_id) values ($1, $2, $3)', [
      training.id,
      club.id,
      prices[position]?.id,
    ]);
  }
  return { ...people, dealt, trainings };
}

export interface SeededContent {
  templates: TemplateFixture[];
  /** The first three belong to the league table. */
  prices: PriceFixture[];
}

const LINES = 3;

const LONGEST_FILE_NAME = 200;

/** Makes categories, mappings, templates that use them and prices, out of payloads; this admin uploads images called so. */
async function seedContent({ text, localized, made: noted }: Dealt, admin: MemberFixture): Promise<SeededContent> {
  const fixtures = await makeFixtures();
  const token = await fixtures.signedIn(admin);
  const templates: TemplateFixture[] = [];
  const prices: PriceFixture[] = [];
  const lines = (field: string) => Array.from({ length: LINES }, () => localized(field));
  for (let made = 0; made < RECORDS; made += 1) {
    const category = { name: localized('category.name'), id: '' };
    category.id = await insert('training_categories', {
      name: JSON.stringify(category.name),
      description: JSON.stringify(localized('category.description')),
    });
    const image = text('template.image');
    const link = localized('template.moreInformationLink');
    const hint = () => ({ name: localized('template.hint'), imageUrl: text('template.hintImage') });
    const template = await fixtures.template({
      category,
      mapping: await fixtures.mapping({ name: text('mapping.name') }),
      name: localized('template.name'),
      description: localized('template.description'),
      instructions: lines('template.instruction'),
      hints: Array.from({ length: LINES }, hint),
      scoring: lines('template.scoring').map((name, points) => ({ name, points })),
    });
    await sql('update templates set image = $2, more_information_link = $3 where id = $1', [
      template.content.id,
      image,
      JSON.stringify(link),
    ]);
    // Trainings are planned from it as it stands now.
    template.content.image = image;
    template.content.moreInformationLink = link;
    templates.push(template);
    const tag = imageTags[made % imageTags.length] ?? 'tip';
    noted(`image.${tag}`, await uploadImage(token, tag, text('image.name').slice(0, LONGEST_FILE_NAME)));
    prices.push(
      await fixtures.price({
        name: text('price.name'),
        description: text('price.description'),
        image: text('price.image'),
      }),
    );
  }
  for (const [position, prize] of ['FIRST_PRIZE', 'SECOND_PRIZE', 'THIRD_PRIZE'].entries()) {
    await sql('update session_prices set league_table_prize = $2 where id = $1', [prices[position]?.id, prize]);
  }
  return { templates, prices };
}

interface SeededPeople {
  /** To which everybody belongs. */
  club: ClubFixture;
  /** Who may open every screen: admin and pro; with an e-mail that can be typed. */
  admin: MemberFixture;
  members: MemberFixture[];
  link: DisplayLinkFixture;
}

/** Makes clubs, and members, display links and a record of changes of one of them, out of payloads. */
async function seedPeople({ text }: Dealt): Promise<SeededPeople> {
  const fixtures = await makeFixtures();
  const clubs: ClubFixture[] = [];
  for (let made = 0; made < RECORDS; made += 1) {
    const club = await fixtures.club({ name: text('club.name'), city: text('club.city') });
    await sql('update golfclubs set streetname = $2, streetnumber = $3, postalcode = $4 where id = $1', [
      club.id,
      ...['streetname', 'streetnumber', 'postalcode'].map((field) => text(`club.${field}`)),
    ]);
    clubs.push(club);
  }
  const [club] = clubs;
  if (!club) throw new Error('there is no club');
  const admin = await fixtures.member({
    club,
    roles: ['ADMIN', 'APPROVED', 'PLAYER', 'PRO'],
    email: 'admin@example.org',
    username: text('member.username'),
    ...namesOf(text),
  });
  const members: MemberFixture[] = [];
  for (let made = 1; made < RECORDS; made += 1) {
    const names = { ...namesOf(text), username: text('member.username'), email: text('member.email') };
    const roles = made % 5 === 0 ? (['PLAYER', 'UNAPPROVED'] as const) : (['APPROVED', 'PLAYER'] as const);
    members.push(await fixtures.member({ club, roles, ...names }));
  }
  let link: DisplayLinkFixture | undefined;
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
  ...fromKeys(optionalTexts, (field) => text(`member.${field}`)),
});
