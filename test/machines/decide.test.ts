import { setup } from 'xstate';
import { inviteLinkMachine } from '../../src/machines/pages/inviteLink/inviteLink.machine';
import { inviteLinkScenarios } from '../../src/machines/pages/inviteLink/inviteLink.scenarios';
import { decide } from '../../src/machines/kit/decide';

const { invited } = inviteLinkScenarios.stories;

test('returns the end and the context of the chart, and does not change the facts', () => {
  const facts = structuredClone(invited.input);
  const { state, context } = decide(inviteLinkMachine, facts);
  expect(state).toBe('invited');
  expect(context.ticket?.type).toBe('LINKINVITE');
  expect(facts).toEqual(invited.input);
  expect(decide(inviteLinkMachine, facts).state).toBe('invited');
});

test('a chart that does not end makes no decision', () => {
  const waits = setup({}).createMachine({ id: 'waits', initial: 'sorting', states: { sorting: {} } });
  expect(() => decide(waits, undefined)).toThrow('Chart waits stays in "sorting"');
});
