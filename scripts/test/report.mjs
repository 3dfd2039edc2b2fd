/** Writes the summary of a run from what the reporter has seen of each file. */
const SLOWEST = 10;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const inMinutes = (seconds) => `${(seconds / 60).toFixed(1)} min`;

/**
 * Returns lines about the time of each project (the sum of its files, which run beside each other), and about slow
 * files.
 */
export function costs(files) {
  const projects = [...new Set(files.map(({ project }) => project))].map((name) => {
    const own = files.filter(({ project }) => project === name);
    const took = inMinutes(sum(own.map(({ seconds }) => seconds)));
    return `  ${took.padStart(9)}  ${name}: ${own.length} files, ${sum(own.map(({ tests }) => tests))} tests`;
  });
  const slowest = [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ project, file, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${project} ${file}`);
  return [
    '',
    'What each project took, its files added up:',
    ...projects,
    '',
    'The slowest files:',
    ...slowest,
  ];
}
