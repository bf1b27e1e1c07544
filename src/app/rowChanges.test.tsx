import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { api } from '@/api/api';
import { useRowChange } from '@/editing/rowChange';
import { type Change, changeFaded, changes, modalSlice } from '@/modal/modalSlice';
import './capsule/everyEndpoint';

describe('row changes', () => {
  test.each(Object.keys(changes))('%s is the name of a call', (name) => {
    expect(Object.keys(api.endpoints)).toContain(name);
  });

  function Row({ id, username }: { id: string; username: string }) {
    return <li {...useRowChange<HTMLLIElement>('user', { id, username })}>{username}</li>;
  }

  test.each(['ADD', 'EDIT', 'REMOVE'] as const)('%s marks its row and no other until it fades', (event) => {
    const change: Change = { event, kind: 'user', username: 'jana' };
    const store = configureStore({
      reducer: { modal: modalSlice.reducer },
      preloadedState: { modal: { ...modalSlice.getInitialState(), change } },
    });
    const comesIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    render(
      <Provider store={store}>
        <ul>
          <Row id="1" username="jana" />
          <Row id="2" username="nora" />
        </ul>
      </Provider>,
    );
    expect(screen.getByText('jana')).toHaveAttribute('data-marked', event);
    expect(screen.getByText('nora')).not.toHaveAttribute('data-marked');
    expect(comesIntoView.mock.contexts).toEqual(event === 'REMOVE' ? [] : [screen.getByText('jana')]);
    comesIntoView.mockRestore();
    act(() => void store.dispatch(changeFaded()));
    expect(screen.getByText('jana')).not.toHaveAttribute('data-marked');
  });
});
