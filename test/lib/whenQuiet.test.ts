import { whenQuiet } from '../../src/lib/whenQuiet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('acts some seconds after the browser is idle, unless it is called off', () => {
  const act = jest.fn();
  whenQuiet(act);
  jest.advanceTimersByTime(4_000);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);

  for (const after of [0, 2_000, 5_500]) {
    const never = jest.fn();
    const cancel = whenQuiet(never);
    jest.advanceTimersByTime(after);
    cancel();
    jest.advanceTimersByTime(20_000);
    expect(never).not.toHaveBeenCalled();
  }
});

test('never acts in a browser that saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const act = jest.fn();
  whenQuiet(act);
  jest.advanceTimersByTime(20_000);
  expect(act).not.toHaveBeenCalled();
});
