import { registry } from '../../machines/registry';

const width = 100;

/** A value as it would stand in a scenarios file; stories that stand in one already are called by their name. */
export function literalOf(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const name = nameOf(value);
  if (name !== undefined) return name;
  const deeper = `${indent}  `;
  const [start, end, parts] = Array.isArray(value)
    ? ['[', ']', value.map((item) => literalOf(item, deeper))]
    : ['{', '}', Object.entries(value).map(([key, member]) => `${keyOf(key)}: ${literalOf(member, deeper)}`)];
  if (parts.length === 0) return start + end;
  const space = start === '{' ? ' ' : '';
  const short = `${start}${space}${parts.join(', ')}${space}${end}`;
  if (indent.length + short.length <= width && !short.includes('\n')) return short;
  return `${start}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${end}`;
}

function nameOf(value: object): string | undefined {
  for (const { id, scenarios } of registry) {
    const story = Object.entries(scenarios.stories).find(([, known]) => known === value);
    if (story) return `${id}Scenarios.stories.${story[0]}`;
  }
  return undefined;
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${escaped.replaceAll("'", String.raw`\'`)}'`;
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}
