/** When a server counts the logins that it has stored. */
import { countingNow } from '../../../../server/extensions/fticks/counting';

const SECOND = 1_000;
const never = () => false;

/** Counts for so many seconds each time, and does something meanwhile. */
function counted(seconds: number, meanwhile: () => void = () => undefined) {
  const time = { now: 0 };
  const count = jest.fn(() => {
    time.now += seconds * SECOND;
    meanwhile();
    return Promise.resolve();
  });
  return { time, count, counting: countingNow({ count }, () => time.now) };
}

test.each([
  { seconds: 2, pause: 60 },
  { seconds: 100, pause: 300 },
])('after counting for $seconds seconds it waits for $pause', async ({ seconds, pause }) => {
  const { time, count, counting } = counted(seconds);
  await counting.count(never);
  expect(count).toHaveBeenCalledTimes(0);
  counting.note();
  await counting.count(never);
  counting.note();
  time.now += pause * SECOND - 1;
  await counting.count(never);
  expect(count).toHaveBeenCalledTimes(1);
  time.now += 1;
  await counting.count(never);
  await counting.count(never);
  expect(count).toHaveBeenCalledTimes(2);
});

test('logins that come while others are counted are counted the next time, and after an error at once', async () => {
  const { time, count, counting } = counted(1, () => counting.note());
  counting.note();
  await counting.count(never);
  time.now += 60 * SECOND;
  count.mockRejectedValueOnce(new Error('away'));
  await expect(counting.count(never)).rejects.toThrow('away');
  await counting.count(never);
  expect(count).toHaveBeenCalledTimes(3);
});
