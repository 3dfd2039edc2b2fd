import type { Lens } from '../../machines/visualiser/visualiser.machine';
import { charts } from '../charts';
import { coverageOf, type Coverage } from './coverage';
import { edgesByStory } from './edgesByStory';
import type { Visit } from './visit';

const nothing: ReadonlySet<string> = new Set();

/** Returns the coverage of every machine. The first call takes some tenths of a second. */
export function coveragesOf(visit: Visit, lens: Lens): readonly Coverage[] {
  return charts.map((chart) =>
    coverageOf(chart, { tests: edgesByStory(), visit: visit.get(chart.id) ?? nothing }, lens),
  );
}
