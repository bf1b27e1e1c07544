import { configureStore, isAction, type Middleware } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { Provider } from 'react-redux';
import { controlsReset } from '../controlsSlice';
import { reportTyped } from '../reportTyped';
import { type RenderMode, RenderModeContext } from '../stateContexts';
import { formRefused, formsSlice, formTyped } from './formsSlice';
import { FormInStore, useFormStatus } from './useFormInStore';

const nothing = { surname: '', password: '' };

function Fields() {
  const { failed, refused, refusalCleared } = useFormStatus('somebody');
  return (
    <Formik initialValues={nothing} onSubmit={() => undefined}>
      {({ getFieldProps, errors }) => (
        <Form>
          <input aria-label="Surname" {...getFieldProps('surname')} />
          <input aria-label="Password" {...getFieldProps('password')} />
          {errors.surname}
          {failed && <p role="alert">{failed.failure?.status ?? 'unknown'}</p>}
          <button type="button" onClick={() => refused({ status: 'OFFLINE', error: '' })}>
            Send
          </button>
          <button type="button" onClick={() => setTimeout(() => refused({ status: 'OFFLINE', error: '' }))}>
            Send later
          </button>
          <button type="button" onClick={refusalCleared}>
            Again
          </button>
          <FormInStore form="somebody" />
        </Form>
      )}
    </Formik>
  );
}

function openForm(renderMode: RenderMode = 'app', forms: ReturnType<typeof formsSlice.getInitialState> = {}) {
  const types: string[] = [];
  const noting: Middleware = () => (next) => (action) => {
    if (isAction(action)) types.push(action.type);
    return next(action);
  };
  const store = configureStore({
    reducer: { forms: formsSlice.reducer },
    preloadedState: { forms },
    middleware: (standard) => standard().concat(noting),
  });
  const { unmount } = render(
    <RenderModeContext value={renderMode}>
      <Provider store={store}>
        <Fields />
      </Provider>
    </RenderModeContext>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const rest = () => act(() => jest.advanceTimersByTime(300));
  return { store, types, unmount, user, rest, forms: () => store.getState().forms };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('typing reaches the store once it rests, without a word or a password', async () => {
  const { user, types, rest, forms } = openForm();
  rest();
  await user.type(screen.getByLabelText('Surname'), 'Müller 7');
  await user.type(screen.getByLabelText('Password'), 'secret');
  expect(types).toEqual([]);
  rest();
  expect(types).toEqual(['forms/formTyped']);
  expect(forms()['somebody']?.draft?.fields).toEqual([
    { field: 'surname', shape: 'Xxxxxx 0' },
    { field: 'password', shape: '••••••' },
  ]);
  await user.clear(screen.getByLabelText('Surname'));
  await user.clear(screen.getByLabelText('Password'));
  rest();
  expect(forms()).toEqual({});
});

test('what was typed just now is reported before a state is saved', async () => {
  const { user, forms } = openForm();
  await user.type(screen.getByLabelText('Surname'), 'Weber');
  expect(forms()).toEqual({});
  act(reportTyped);
  expect(forms()['somebody']?.draft?.fields).toEqual([{ field: 'surname', shape: 'Xxxxx' }]);
});

test('why it failed is in the store until it is sent again or leaves the screen, and a late answer is not noted', async () => {
  const { user, unmount, forms } = openForm();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(forms()).toEqual({ somebody: { failed: { failure: { status: 'OFFLINE', error: '' }, isAtFields: false } } });
  expect(screen.getByRole('alert')).toHaveTextContent('OFFLINE');
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  screen.getByRole('button', { name: 'Send later' }).click();
  unmount();
  expect(forms()).toEqual({});
  jest.advanceTimersByTime(1000);
  expect(forms()).toEqual({});
});

test('a replay shows what the store says, step by step, and reports nothing', () => {
  const draft = (shape: string) => ({ fields: [{ field: 'surname', shape }], errors: [], isSubmitting: false });
  const { store, types, rest } = openForm('replay', { somebody: { draft: draft('Xxx') } });
  expect(screen.getByLabelText('Surname')).toHaveValue('Xxx');
  act(() => void store.dispatch(formTyped({ form: 'somebody', draft: draft('Xxxxx') })));
  expect(screen.getByLabelText('Surname')).toHaveValue('Xxxxx');
  act(() => void store.dispatch(formRefused({ form: 'somebody', failure: null, isAtFields: false })));
  expect(screen.getByRole('alert')).toHaveTextContent('unknown');
  act(() => void store.dispatch(formTyped({ form: 'somebody', draft: null })));
  expect(screen.getByLabelText('Surname')).toHaveValue('');
  rest();
  expect(types).toEqual(['forms/formTyped', 'forms/formRefused', 'forms/formTyped']);
});

test('over a saved state a form begins with its draft and goes on from there', async () => {
  const fields = [{ field: 'surname', shape: 'Xxx' }];
  const { user, rest, forms } = openForm('live', { somebody: { draft: { fields, errors: [], isSubmitting: false } } });
  await user.type(screen.getByLabelText('Surname'), 'yz');
  expect(screen.getByLabelText('Surname')).toHaveValue('Xxxyz');
  rest();
  expect(forms()['somebody']?.draft?.fields).toEqual([{ field: 'surname', shape: 'Xxxxx' }]);
});

test('whoever signs out leaves no form behind', async () => {
  const { user, store, rest, forms } = openForm();
  await user.type(screen.getByLabelText('Surname'), 'Weber');
  rest();
  act(() => void store.dispatch(controlsReset()));
  expect(forms()).toEqual({});
});
