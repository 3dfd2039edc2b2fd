/** A bug report contains the place, the steps before it, the build and the browser; and nothing personal. */
import { createIntl } from 'react-intl';
import type { LogEntry, QaSetting } from '../../src/contracts/domain/qa/qaChannel';
import { languages, type Language } from '../../src/contracts/domain/language';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import { hashOf } from '../../src/qa/chart/hashOf';
import { chartCalled, charts } from '../../src/qa/charts';
import { emptyJournal, extended, seenIn } from '../../src/qa/live/journal';
import { readRecording, recordingOf } from '../../src/qa/live/recording';
import { reportedJournal } from '../../src/qa/live/reportedJournal';
import { registry } from '../../src/qa/registry';
import { reportOf } from '../../src/qa/report/reportOf';
import { reportedSimulation } from '../../src/qa/report/reportedSimulation';
import { simulate, stepsOf } from '../../src/qa/steps/simulate';
import '../../src/qa/texts';

async function speaking(language: Language) {
  return createIntl({
    locale: language,
    messages: await loadCatalogue(language),
    onError: (error) => {
      throw error;
    },
  });
}
const connect = registry.find(({ id }) => id === 'connect');
if (!connect) throw new Error('connect is not registered');

test('of a simulation: machine, state, story, build, browser, address and every step with its target', async () => {
  const intl = await speaking('en');
  const simulation = simulate(connect, 'outage', stepsOf(connect, 'outage', true));
  window.history.replaceState(null, '', '/qa?mode=simulate&machine=connect&story=outage');
  const report = reportOf(intl, reportedSimulation(intl, simulation));
  expect(report).toMatch(/^## Bug report: connect — Ask for a connection\n/);
  expect(report).toMatch(/^- State: `connect\.\w+`/m);
  expect(report).toContain('- Starts from the story: `outage`');
  expect(report).toContain(`- Address: <${window.location.href}>`);
  const chart = chartCalled('connect');
  expect(report).toMatch(new RegExp(`^- Build: .*connect ${chart && hashOf(chart)}`, 'm'));
  expect(report).toMatch(/^- Browser: .*jsdom/m);
  const steps = report.split('### Steps')[1]?.split('###')[0] ?? '';
  expect(steps.match(/^\d+\. .+ → `\w+\.\w+`$/gm)).toHaveLength(simulation.frames.length - 1);
  expect(report).toMatch(/### What was expected\n\n…\n\n### What happened instead/);
});

test.each(languages)('every story of every machine can be reported in %s', async (language) => {
  const intl = await speaking(language);
  for (const entry of registry) {
    for (const story of Object.keys(entry.scenarios.stories)) {
      const simulation = simulate(entry, story, stepsOf(entry, story));
      expect(reportOf(intl, reportedSimulation(intl, simulation))).toContain(entry.id);
    }
  }
});

test('of the application: the last steps with time and place, and no data of events or contexts', async () => {
  const intl = await speaking('en');
  const carried = { comments: 'Zebra', email: 'zebra@a.example' };
  const entries = Array.from({ length: 60 }, (_, index): LogEntry => ({
    number: index + 1,
    at: 1_000 * index,
    actor: 'x:1',
    machine: 'connect',
    kind: index === 0 ? 'started' : 'transition',
    state: 'editing',
    event: { type: 'form.submitted', ...carried },
    edges: [],
    context: carried,
  }));
  const shown = extended(emptyJournal, entries);
  const [actor] = [...shown.now.values()];
  if (!actor) throw new Error('Nobody is there');
  const live = { shown, position: 60, situation: shown.now };
  const report = reportOf(intl, reportedJournal(intl, live, actor));
  // The address of the visualiser shows nothing of this tab.
  expect(report).not.toContain('- Address');
  expect(report).toContain('20 earlier events are left out.');
  expect(report).toMatch(
    /^21\. [\d:.]+ Fill in the form and send it\. `form\.submitted` → `connect\.editing`$/m,
  );
  expect(report).toMatch(/^60\. /m);
  expect(report).not.toMatch(/zebra/i);
});

const setting: QaSetting = {
  ...{ address: '/apps/42/saml20_sp/about', role: 'admin', level: 2, language: 'pt', width: 1280 },
  faults: [{ kind: 'ticketSystemUnreachable', delivery: 'refused' }],
};
const at = { number: 1, at: 0, event: { type: 'xstate.init' }, edges: [], context: {} };
const outage: readonly LogEntry[] = [
  { ...at, actor: 'x:1', machine: 'connect', kind: 'started', state: 'ticketDown' },
  { ...at, actor: 'x:2', machine: 'ticketSystemDown', parent: 'x:1', kind: 'started', state: 'refused' },
];

test('of the application: the flow, the page, the person by role and level, language, width and the faults', async () => {
  const intl = await speaking('en');
  const tab = { ...setting, tab: 'tab-1', demo: true, following: true, name: 'Zebra' };
  const shown = extended(
    seenIn(seenIn(emptyJournal, tab), { ...tab, faults: [{ kind: 'collision' }] }),
    outage,
  );
  const inner = shown.now.get('x:2');
  if (!inner) throw new Error('The inner machine is missing');
  const live = { shown, position: 2, situation: shown.now };
  const report = reportOf(intl, reportedJournal(intl, live, inner));
  expect(report).toMatch(/^## Bug report: connect — /);
  expect(report).toMatch(/^- State: `connect\.ticketDown`.* · `ticketSystemDown\.refused`$/m);
  for (const line of [
    String.raw`- Page: /apps/42/saml20\_sp/about`,
    '- Person: administrator, level 2',
    '- Window: Português, 1,280 pixels wide',
    '- Fault set by the tester: The ticket system does not answer; the request is refused',
    '- Fault set by the tester: Another administrator acts first, once',
  ])
    expect(report).toContain(`\n${line}\n`);
  expect(report).not.toMatch(/zebra|tab-1/i);

  // A recording says the same, and is called by it.
  const recording = recordingOf(shown, charts);
  expect(recording).not.toMatch(/zebra|tab-1/i);
  const read = readRecording(recording, charts);
  if (!read.ok) throw new Error(read.fault);
  const played = { shown: read.journal, position: 2, situation: read.journal.now };
  expect(reportOf(intl, reportedJournal(intl, played, inner))).toBe(report);
});
