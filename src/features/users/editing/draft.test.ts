import { dropDrafts, keepDraft } from '../../../session/drafts';
import { dropUserDraft, keepUserDraft, userDraftOf } from './draft';
import { emptyUser } from './userForm';

const values = { ...emptyUser('club', 'birdie on the ninth'), name: 'Jana' };

test('a draft is kept without its password, for the one who typed it', () => {
  keepUserDraft('ada', null, values);
  expect(userDraftOf('ada')?.values.name).toBe('Jana');
  expect(userDraftOf('petra')).toBeNull();
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain('birdie');
});

test('a draft that was dropped is gone', () => {
  keepUserDraft('ada', null, values);
  dropUserDraft('ada');
  expect(userDraftOf('ada')).toBeNull();
});

test('signing out drops the drafts and leaves everything else', () => {
  window.sessionStorage.setItem('other', 'kept');
  keepUserDraft('ada', null, values);
  dropDrafts();
  expect(userDraftOf('ada')).toBeNull();
  expect(window.sessionStorage.getItem('other')).toBe('kept');
});

test.each([null, 7, {}, { member: null, values: null }, { member: null, values: { name: 7 } }])(
  'a draft of another shape (%j) is as none',
  (draft) => {
    keepDraft('ada', 'user', draft);
    expect(userDraftOf('ada')).toBeNull();
  },
);
