import { useMemo, useSyncExternalStore } from 'react';
import { LinkedMode } from '../map/PlaceLink';
import type { ModeProps } from '../modeProps';
import { AllCoverage } from './AllCoverage';
import { coveragesOf } from './coveragesOf';
import { CoverageBar } from './CoverageBar';
import { OneCoverage } from './OneCoverage';
import { onVisit, visited } from './visit';

const nothing: ReadonlySet<string> = new Set();

/** Shows which transitions the stories of the tests and this visit have taken, in all machines or in one. */
export function CoverageMode({ visualiser, chart }: ModeProps) {
  const { lens } = visualiser.shown;
  const visit = useSyncExternalStore(onVisit, visited);
  const all = useMemo(() => coveragesOf(visit, lens), [visit, lens]);
  const linked = useMemo(() => ({ mode: 'coverage', lens }) as const, [lens]);
  const coverage = all.find((one) => one.chart === chart);
  return (
    <LinkedMode value={linked}>
      <CoverageBar visualiser={visualiser} visit={visit} />
      {coverage ? (
        <OneCoverage
          key={coverage.chart.id}
          coverage={coverage}
          visit={visit.get(coverage.chart.id) ?? nothing}
          visualiser={visualiser}
        />
      ) : (
        <AllCoverage all={all} lens={lens} />
      )}
    </LinkedMode>
  );
}
