/** Judges a figure of two trees that were measured in turns. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Differences that people do not notice, by the unit at the end of a figure's name; without one they are
 * milliseconds.
 */
const UNNOTICED = { n: 0.5, kB: 3, MB: 1 };
const UNNOTICED_MS = 8;

/**
 * Judges a figure. Each turn is `[older, this, older again]`. The ratio is older / this, as the tables of the documents have it:
 * above 1 this tree is faster or smaller. The noise is the largest ratio of the two visits to the older tree, 1 at least.
 */
export function verdictOf(figure, turns, margin) {
  const [before, now, again] = [0, 1, 2].map((at) => turns.map((turn) => turn[at]));
  const ratios = turns.map(([first, mine, second]) => (first + second) / 2 / mine).sort((a, b) => a - b);
  const noise = Math.max(
    1,
    ...turns.map(([first, , second]) => Math.max(first / second, second / first)).filter(Number.isFinite),
  );
  const less = UNNOTICED[/ (n|kB|MB)$/.exec(figure)?.[1]] ?? UNNOTICED_MS;
  const older = median([...before, ...again]);
  const ratio = median(ratios);
  const isWorse = median(now) - older > less && 1 / ratio > margin * noise;
  return {
    isWorse,
    shown: {
      older: rounded(older),
      this: rounded(median(now)),
      'older / this': rounded(ratio),
      'least – most': `${rounded(ratios[0])} – ${rounded(ratios.at(-1))}`,
      noise: rounded(noise),
      worse: isWorse ? 'worse' : '',
    },
  };
}

const rounded = (value) => (Number.isFinite(value) ? Number(value.toPrecision(3)) : '–');
