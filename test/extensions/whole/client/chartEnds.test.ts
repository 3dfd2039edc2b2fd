/**
 * The reports of browsers about conversations, which servers count, are a closed set: the final states of
 * running charts.
 */
import { CHART_ENDS } from '../../../../src/contracts/domain/qa/chartEnds';
import { Outcomes } from '../../../../src/contracts/wire/outcomes';
import { registry } from '../../../../src/qa/registry';
import { Value } from 'typebox/value';
import { filesBelow, textOf } from '../../../architecture/files';

/** Charts that only decide what a page shows, without a conversation. */
const deciding = filesBelow('src', /\.tsx?$/).flatMap((file) =>
  [...textOf(file).matchAll(/\bdecide\((\w+)Machine\b/g)].map(([, id = '']) => id),
);

test('the ends that may be reported are the final states of all charts that run', () => {
  const ends = registry.flatMap(({ id, machine }) => {
    const final = Object.values(machine.states).filter(({ type }) => type === 'final');
    return final.length > 0 && !deciding.includes(id) ? [[id, final.map(({ key }) => key)] as const] : [];
  });
  expect(deciding.length).toBeGreaterThan(0);
  expect(CHART_ENDS).toEqual(Object.fromEntries(ends));
  // All of them fit into one report.
  expect(
    Value.Check(Outcomes, {
      ends: ends.flatMap(([machine, all]) => all.map((end) => ({ machine, end, times: 1 }))),
    }),
  ).toBe(true);
});
