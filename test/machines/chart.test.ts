import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { StateMachine } from 'xstate';
import { isPort } from '../../src/machines/kit/port';
import { languages } from '../../src/contracts/domain/language';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import { registry } from '../../src/qa/registry';
import '../../src/qa/texts';
import { edgesOf, nameOf, statesOf } from '../support/charts';

const invoked = new Set(registry.flatMap(({ machine }) => machinesIn(machine)));

describe.each(registry)('chart $id', ({ id, machine, scenarios }) => {
  const states = statesOf(machine);
  const shown = states.filter((state) => state.type !== 'final');
  const edges = states.flatMap(edgesOf);
  const titled = shown.filter((state) => !isSorting(state));

  test('is flat, and has the name under which it is registered', () => {
    expect(machine.id).toBe(id);
    expect(states.filter((state) => Object.keys(state.states).length > 0).map(({ key }) => key)).toEqual([]);
  });

  test('every state is described, and has a title in every language if it has a panel', async () => {
    const catalogues = await Promise.all(languages.map(loadCatalogue));
    expect(shown.filter(({ description }) => !description).map(({ key }) => key)).toEqual([]);
    const bad = titled.filter(
      ({ meta }) => !catalogues.every((texts) => Boolean(texts[String(meta?.title)])),
    );
    // Of a part of the texts that src/qa/texts.ts does not import, no title is known here.
    expect(bad.map(({ key, meta }) => `${key}: ${meta?.title}`)).toEqual([]);
  });

  test('guards, actions and delays have names and descriptions', () => {
    const guards = edges.filter(({ guard }) => guard !== undefined).map(({ guard }) => nameOf(guard));
    expect(guards.filter((name) => !/^(is|has|can)[A-Z]/.test(name ?? ''))).toEqual([]);
    const actions = [
      ...edges.flatMap(({ actions: all }) => all),
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ];
    expect(actions.map(nameOf).filter((name) => !isAction(machine, name))).toEqual([]);
    expect(
      Object.values(machine.implementations.delays).filter((delay) => typeof delay !== 'number'),
    ).toEqual([]);
  });

  test('invoked machines have their name, are declared, and may end well or badly', () => {
    for (const state of states) {
      for (const { id: name, src } of state.invoke) {
        expect(name).toBe(src);
        const logic = machine.implementations.actors[String(src)];
        expect(isPort(logic) || logic instanceof StateMachine).toBe(true);
        expect([...state.transitions.keys()]).toEqual(
          expect.arrayContaining([`xstate.done.actor.${name}`, `xstate.error.actor.${name}`]),
        );
      }
    }
  });

  test('every state rests, works, ends, or leaves the work to an invoked machine', () => {
    const kinds = ({ tags, invoke, always }: StateNode) =>
      tags.length +
      Number(always !== undefined) +
      Number(invoke.some(({ src }) => isMachine(machine, src) || src === 'secondWay'));
    expect(shown.filter((state) => kinds(state) !== 1).map(({ key }) => key)).toEqual([]);
  });

  test('the person or a clock can end every work', () => {
    const busy = shown.filter(({ tags }) => tags.includes('busy'));
    const bounded = (state: StateNode) => state.after.length > 0 || edgesOf(state).some(isOfPerson);
    expect(busy.filter((state) => !bounded(state)).map(({ key }) => key)).toEqual([]);
  });

  test('events are facts, and each has a fixture', () => {
    const events = [...new Set(edges.filter(isOfPerson).map(({ eventType }) => eventType))];
    expect(events.filter((name) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*(ed|lt|nt)$/.test(name))).toEqual([]);
    expect(Object.keys(scenarios.events).sort()).toEqual(events.sort());
  });

  test('no state except an end is a dead end', () => {
    expect(shown.filter((state) => edgesOf(state).length === 0).map(({ key }) => key)).toEqual([]);
  });

  test('a chart that no other invokes does not start by writing', () => {
    // This one takes the place of the port of the second way.
    if (invoked.has(machine) || id === 'setAside') return;
    const first = machine.states[String(machine.config.initial)];
    const ports = first?.invoke.map(({ src }) => String(src)) ?? [];
    expect(ports.filter((name) => !/^(load|fetch|check)[A-Z]|^admission$/.test(name))).toEqual([]);
  });
});

const decisions = registry.filter(({ machine }) =>
  statesOf(machine).every((state) => state.type === 'final' || isSorting(state)),
);

describe.each(decisions)('decision chart $id', ({ machine }) => {
  const states = statesOf(machine);
  const sorting = states.filter(isSorting);

  test('describes its ends, which say what is shown', () => {
    const ends = states.filter(({ type }) => type === 'final');
    expect(ends.length).toBeGreaterThan(1);
    expect(ends.filter(({ description }) => !description).map(({ key }) => key)).toEqual([]);
  });

  test('needs nothing but its input, and ends for each one', () => {
    expect(Object.keys(machine.implementations.actors)).toEqual([]);
    expect(sorting.filter(({ always }) => always?.at(-1)?.guard).map(({ key }) => key)).toEqual([]);
    expect(sorting.flatMap(edgesOf).filter(({ eventType }) => eventType !== '')).toEqual([]);
  });
});

test('the charts of the service page are such', () => {
  expect(decisions.map(({ id }) => id).sort()).toEqual(['inviteLink', 'serviceConnection']);
});

/** Checks known data and continues at once; recognised by its name, so that the pages need no text for it. */
function isSorting({ key }: StateNode): boolean {
  return key.startsWith('sorting');
}

function isOfPerson({ eventType }: AnyTransitionDefinition): boolean {
  return eventType !== '' && !eventType.startsWith('xstate.');
}

function isMachine(machine: AnyStateMachine, src: unknown): boolean {
  return machine.implementations.actors[String(src)] instanceof StateMachine;
}

function machinesIn(machine: AnyStateMachine): AnyStateMachine[] {
  return Object.values(machine.implementations.actors).filter((logic) => logic instanceof StateMachine);
}

/** Charts only assign and announce; everything else happens behind a port. */
function isAction(machine: AnyStateMachine, name: string | undefined): boolean {
  const action: unknown = machine.implementations.actions[name ?? ''];
  const kind = typeof action === 'function' && 'type' in action ? action.type : undefined;
  return (
    /^(remember|forget|count|announce)[A-Z]/.test(name ?? '') &&
    (kind === 'xstate.assign' || kind === 'xstate.emit')
  );
}
