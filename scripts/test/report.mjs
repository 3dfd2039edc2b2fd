/** Writes the summary of a run from what the reporter has seen of each file. */
import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 10;
/** Failures that are told, and lines of each: the end of a run must fit where only an excerpt is kept. */
const TOLD = 20;
const LINES = 8;

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

/** Returns what jest says of each failed test of a file: its name, and the first lines without pieces of source. */
export function failuresIn(message) {
  const blocks = stripVTControlCharacters(message).split(/^ {2}● /m);
  return blocks.slice(1).map((block) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '' && !/^\s*>?\s*(\d+ )?\|/.test(line));
    return lines
      .filter((line) => !line.includes('node_modules/'))
      .slice(0, LINES)
      .map((line) => line.trim())
      .join('\n    ');
  });
}

/** Returns a line for each failed test, and below it what it said. */
export function failures(files) {
  const all = files.flatMap(({ project, file, failures: own }) =>
    own.map((said) => `  ${project} ${file}: ${said}`),
  );
  const more = all.length - TOLD;
  return [
    ...(all.length > 0 ? ['', 'What failed:'] : []),
    ...all.slice(0, TOLD),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}
