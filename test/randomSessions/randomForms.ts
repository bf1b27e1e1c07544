import type { FormDraft } from '@/ui/forms/formsSlice';
import type { RandomClub } from './makeClub';
import type { PayloadMakers } from './payloadMakers';
import { nothing, randomValues } from './randomValues';

/** Returns what makes payloads of forms and other controls. */
export function formPayloads(club: RandomClub): Pick<PayloadMakers, 'forms' | 'controls'> {
  const { pick, below, chance, person } = club;
  const { id, typed, failure, message } = randomValues(club);
  const draft = (): FormDraft => ({
    fields: [
      { field: 'surname', shape: 'Xxxxx-X.' },
      { field: 'rows', length: below(4) },
      { field: 'password', shape: '•••••' },
      { field: 'golfclubId', value: id() },
      { field: 'isPro', value: chance(0.5) },
    ],
    errors: [{ field: 'email', error: `Not ${person().email}` }],
    isSubmitting: chance(0.5),
  });
  const control = () => pick(['season', 'template', 'palette']);
  const form = () => pick(['user', 'signIn', `category/${id()}`]);
  return {
    forms: {
      formTyped: () => ({ form: form(), draft: chance(0.8) ? draft() : null }),
      formRestored: () => ({ form: form(), isRestored: chance(0.5) }),
      formBased: () => ({ form: form(), base: chance(0.8) ? { id: id(), version: below(9) } : null }),
      formRefused: () => ({ form: form(), failure: chance(0.8) ? failure() : null, isAtFields: chance(0.5) }),
      formRefusalCleared: () => ({ form: form() }),
      formEnded: () => ({ form: form(), outcome: chance(0.7) ? message() : null }),
      formLeft: () => ({ form: form() }),
    },
    controls: {
      listOpened: () => ({ control: control() }),
      listClosed: () => ({ control: control() }),
      searchTyped: () => ({
        ...{ control: control(), ids: [id(), `user ${id()}`] },
        ...pick([
          { shape: 'Xxx 0' },
          { q: typed(), pageSize: 50 },
          { shape: 'xxx', publicIds: [`fairway_${typed()}`] },
        ] as const),
      }),
      searchEnded: () => ({ control: control() }),
      pointsTyped: () => ({
        ...{ control: control(), typedPoints: pick(['-', '12', '12345', '-1,5', '000000', '0 xxxxx']) },
        stage: pick(['typed', 'asked', 'outOfRange'] as const),
      }),
      pointsEnded: () => ({ control: control() }),
      busyChanged: () => ({ control: control(), isBusy: chance(0.5) }),
      progressed: () => ({ control: control(), done: below(9), total: 9 }),
      progressEnded: () => ({ control: control() }),
      switched: () => ({ control: control(), isOn: chance(0.5) }),
      pagesShown: () => ({ control: control(), shown: 1 + below(5) }),
      entityCreated: () => ({ control: control(), id: id() }),
      createdEnded: () => ({ control: control() }),
      announcementMade: () => ({ control: control(), announced: chance(0.5) ? { of: id(), count: below(9) } : null }),
      pageTurned: () => ({ control: control(), turn: below(9) - 4 }),
      languageChosen: () => ({ control: control(), language: pick(['en', 'de', null] as const) }),
      passwordRated: () => ({ control: control(), rating: pick(['empty', 'enough', 'strong'] as const) }),
      controlsReset: nothing,
    },
  };
}
