import { ANYTHING } from './labels';
import type { Screens } from './screens';

const name = ANYTHING;

/** Members, clubs, display links, the record of changes and one's own data. */
export const peopleScreens: Screens = {
  users: async ({ page, t, go, shows, names, each, press, planted: { club } }) => {
    await go(`/private/users?club=${club.id}`);
    await press(t('ui.grid.view.of', { label: t('users.title') }));
    const hidden = page.getByRole('dialog').getByRole('checkbox', { checked: false });
    await hidden.first().waitFor();
    for (let left = await hidden.count(); left > 0; left -= 1) await hidden.first().click();
    await page.keyboard.press('Escape');
    await shows('member.name', 'member.surname', 'member.email', 'member.username', 'member.phone', 'member.mobile');
    await each(t('users.delete', { person: ANYTHING }), () => names('member.name', 'member.surname'));
    await each(t('users.edit', { person: ANYTHING }), () => names('member.name', 'member.surname', 'club.name'));
    await go(`/private/users?filter=unapproved`);
    await press(t('userForm.code.showOf', { name, surname: ANYTHING }));
    await names('member.name', 'member.approvalCode');
    await page.keyboard.press('Escape');
    await press(t('users.printing.print'));
    await names('member.name', 'member.surname', 'member.email', 'member.username');
  },
  golfclubs: async ({ t, go, shows, names, each }) => {
    await go('/private/golfclubs');
    await shows('club.name', 'club.postalcode', 'club.city');
    await each(t('clubs.delete', { name }), () => names('club.name'));
    await each(t('clubs.edit', { name }), () =>
      names('club.name', 'club.streetname', 'club.streetnumber', 'club.postalcode', 'club.city'),
    );
  },
  changes: async ({ go, shows, names, planted: { members } }) => {
    await go('/private/changes');
    await shows('change.golfclub', 'change.field', 'change.before', 'change.after');
    await names('member.name', 'member.surname');
    await go(`/private/changes?member=${members[0]?.id ?? ''}`);
    await names('change.field', 'member.name');
  },
  display: async ({ t, go, shows, names, each }) => {
    await go('/private/display');
    await shows('displayLink.name');
    await each(t('display.revoke', { name }), () => names('displayLink.name'));
    await names('member.name');
  },
  profile: async ({ go, names }) => {
    await go('/private/profile');
    await names('member.name', 'member.surname', 'member.username', 'club.name');
  },
};
