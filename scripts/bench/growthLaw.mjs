/** Says how a cost grows with a size. */

/** Slopes on paper with two logarithmic scales, up to which growth has a name. */
const LAWS = [
  [0.15, 'flat'],
  [0.85, 'less than linear'],
  [1.15, 'linear'],
  [Number.POSITIVE_INFINITY, 'WORSE'],
];

/** Growth below these costs is noise that people do not notice. */
const LEAST = { ms: 3, kB: 1, MB: 2, n: 1 };

/**
 * Names the growth of costs, `[size, cost]` in the order of sizes: the steepest step counts, since a fixed
 * cost hides the growth at small sizes. `unit` is that of the cost.
 */
export function growthOf(costs, unit) {
  const noticed = costs.map(([size, cost]) => [size, Math.max(cost, LEAST[unit] ?? 0)]);
  const slopes = noticed
    .slice(1)
    .map(([size, cost], at) => Math.log(cost / noticed[at][1]) / Math.log(size / noticed[at][0]));
  const steepest = Math.max(0, ...slopes);
  return { slope: steepest, law: LAWS.find(([most]) => steepest <= most)[1] };
}
