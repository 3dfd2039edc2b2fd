/** A bug report says where, after which steps, of which build and in which browser; and nothing personal. */
import { createIntl } from 'react-intl';
import type { LogEntry, QaTab } from '../../src/contracts/domain/qaChannel';
import { languages, type Language } from '../../src/contracts/domain/language';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import { hashOf } from '../../src/qa/chart/hashOf';
import { chartCalled } from '../../src/qa/charts';
import { emptyJournal, extended } from '../../src/qa/live/journal';
import { reportedJournal } from '../../src/qa/live/reportedJournal';
import { registry } from '../../src/qa/registry';
import { reportOf } from '../../src/qa/report/reportOf';
import { reportedSimulation } from '../../src/qa/report/reportedSimulation';
import { simulate, stepsOf } from '../../src/qa/simulate/simulate';
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

test('of a simulation: machine, state, story, build, browser, address and every step with where it led', async () => {
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

test('of the application: the last steps with time and place, and nothing that events or contexts carried', async () => {
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
  const tab: QaTab = {
    ...{ tab: 'tab-1', address: '/apps/all', role: 'admin', level: 2, demo: true },
    ...{ faults: [], following: true },
  };
  const live = { shown, position: 60, tab, still: undefined };
  const report = reportOf(intl, reportedJournal(intl, live, actor));
  expect(report).toContain('- Page that was followed: `/apps/all`');
  expect(report).toContain('20 earlier events are left out.');
  expect(report).toMatch(/^21\. [\d:.]+ `form\.submitted` → `connect\.editing`$/m);
  expect(report).toMatch(/^60\. /m);
  expect(report).not.toMatch(/zebra/i);
  // What a recording was made of is another tab, or another day.
  const still = { journal: shown, position: 60, recording: { name: 'zebra.json', differing: [] } };
  const recorded = reportOf(intl, reportedJournal(intl, { ...live, still }, actor));
  expect(recorded).not.toMatch(/zebra|Page that was followed/i);
});
