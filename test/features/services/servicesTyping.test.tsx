import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { searchIn } from '../../../src/features/services/listAddress';
import { useListAddress } from '../../../src/features/services/useListAddress';

function inAddress() {
  const { result } = renderHook(
    () => {
      const { search } = useLocation();
      return { ...useListAddress(), search };
    },
    { wrapper: MemoryRouter },
  );
  return result;
}

describe('the address', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('has the words once typing rests, and not before', () => {
    const result = inAddress();
    for (const text of ['w', 'wi', 'wik', 'wiki']) {
      act(() => result.current.type(text));
      act(() => jest.advanceTimersByTime(200));
    }
    expect(result.current.search).toBe('');
    act(() => jest.advanceTimersByTime(100));
    expect(result.current.search).toBe('?search=wiki');
  });

  test('has the words before the page is left', () => {
    const result = inAddress();
    act(() => result.current.type('wiki'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(result.current.search).toBe('?search=wiki');
  });
});

/**
 * Returns the field's text and the list's answer, render by render; each look at the clock is `milliseconds`
 * later than the last one.
 */
function typing(milliseconds: number) {
  let clock = 1;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += milliseconds));
  const shown: string[] = [];
  const { result } = renderHook(
    () => {
      const address = useListAddress();
      shown.push(`${address.text}|${searchIn(address.params)}`);
      return address;
    },
    { wrapper: MemoryRouter },
  );
  return {
    type: (text: string) => {
      shown.length = 0;
      act(() => result.current.type(text));
      return [...new Set(shown)];
    },
  };
}

afterEach(() => jest.restoreAllMocks());

test('field and list share a frame if the list follows soon', () => {
  const { type } = typing(0);
  for (const text of ['w', 'wi', 'wik', 'wiki']) expect(type(text)).toEqual([`${text}|${text}`]);
});

test('if the list was late twice in a row, the field no longer waits for it', () => {
  const { type } = typing(40);
  expect(type('w')).toEqual(['w|w']);
  expect(type('wi')).toEqual(['wi|wi']);
  expect(type('wik')).toEqual(['wik|wi', 'wik|wik']);
  expect(type('wiki')).toEqual(['wiki|wik', 'wiki|wiki']);
});
