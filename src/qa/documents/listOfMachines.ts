import type { IntlShape } from 'react-intl';
import { invokedBy } from '../chart/invocations';
import { charts } from '../charts';

/** Returns the Markdown page that lists the pictures of all machines. */
export function listOfMachines(intl: IntlShape): string {
  const rows = charts.map((chart) => [
    `[${chart.id}](${chart.id}.svg)`,
    intl.formatMessage({ id: `qa.about.${chart.id}` }),
    String(chart.states.length),
    String(chart.edges.length),
    [...new Set(invokedBy(chart).map(({ to }) => to))].join(', '),
  ]);
  return `# Machines

Every statechart of the product, drawn by \`npm run charts\`; a test fails when a picture is older than its machine. To
drive them, in three languages: \`npm run qa\`.

![All machines and which invokes which](map.svg)

${table(['machine', 'what it is', 'states', 'transitions', 'invokes'], rows)}
`;
}

/** Returns a Markdown table with the aligned columns that prettier wants. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
