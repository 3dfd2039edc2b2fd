/**
 * Texts in the Atlassian Document Format, version 1, which Jira Cloud accepts and returns
 * (https://developer.atlassian.com/cloud/jira/platform/apis/document/structure/).
 */
interface Node {
  readonly type: string;
  readonly text?: string;
  readonly content?: readonly Node[];
}

/** Returns a plain text as a document: empty lines separate paragraphs, and within one every line ends in a break. */
export function documentOf(text: string): object {
  return {
    type: 'doc',
    version: 1,
    content: text
      .replace(/\r\n?/g, '\n')
      .split('\n\n')
      .map((paragraph) => ({ type: 'paragraph', content: linesOf(paragraph) })),
  };
}

/** An empty text has no nodes. */
function linesOf(paragraph: string): Node[] {
  return paragraph
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ]);
}

type Members = Readonly<Record<string, unknown>>;

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function contentOf(node: Members): Members[] {
  return Array.isArray(node['content']) ? node['content'].map(membersOf) : [];
}

function stringIn(members: Members, name: string): string {
  const value = members[name];
  return typeof value === 'string' ? value : '';
}

/** Returns whether a value is such a document, rather than a text. */
export function isDocument(value: unknown): boolean {
  const members = membersOf(value);
  return members['type'] === 'doc' && Array.isArray(members['content']);
}

/**
 * Returns a document as plain text, with every word of it: also of newer node types, if their words are where others
 * have theirs. A document from `documentOf` returns to its original text.
 */
export function plainTextOf(document: unknown): string {
  return blocks(contentOf(membersOf(document)));
}

const inlines = [
  'text',
  'hardBreak',
  'mention',
  'emoji',
  'date',
  'status',
  'inlineCard',
  'inlineExtension',
  'placeholder',
  'mediaInline',
];

function isInline({ type }: Members): boolean {
  return typeof type === 'string' && inlines.includes(type);
}

/** Puts blocks below one another, with an empty line between them; inline nodes among them are one block. */
function blocks(nodes: readonly Members[], between = '\n\n'): string {
  if (nodes.some(isInline)) return nodes.map(inline).join('');
  return nodes.map(block).join(between);
}

function block(node: Members): string {
  const content = contentOf(node);
  const attrs = membersOf(node['attrs']);
  switch (node['type']) {
    case 'bulletList':
    case 'decisionList':
      return items(content, () => '- ');
    case 'orderedList': {
      const first = typeof attrs['order'] === 'number' ? attrs['order'] : 1;
      return items(content, (index) => `${first + index}. `);
    }
    case 'taskList':
      return items(content, (_, item) =>
        membersOf(item['attrs'])['state'] === 'DONE' ? '- [x] ' : '- [ ] ',
      );
    case 'blockquote':
      return hanging('> ', '> ', blocks(content));
    case 'table':
      return content.map((row) => contentOf(row).map(cell).join(' | ')).join('\n');
    case 'rule':
      return '---';
    default:
      return [textOf(attrs), blocks(content)].filter((text) => text !== '').join('\n\n');
  }
}

/** A table cell is on one line. */
function cell(node: Members): string {
  return blocks(contentOf(node), ' ').replace(/\s*\n\s*/g, ' ');
}

function items(nodes: readonly Members[], markOf: (index: number, node: Members) => string): string {
  return nodes
    .map((node, index) => {
      // A nested list is next to its items.
      if (/List$/.test(stringIn(node, 'type'))) return hanging('  ', '  ', block(node));
      const mark = markOf(index, node);
      return hanging(mark, ' '.repeat(mark.length), blocks(contentOf(node), '\n'));
    })
    .join('\n');
}

function hanging(first: string, others: string, text: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : others) + line)
    .join('\n');
}

function inline(node: Members): string {
  const attrs = membersOf(node['attrs']);
  switch (node['type']) {
    case 'text':
      return linked(stringIn(node, 'text'), node['marks']);
    case 'hardBreak':
      return '\n';
    case 'mention':
      return stringIn(attrs, 'text') || `@${stringIn(attrs, 'id')}`;
    case 'date':
      return dayOf(Number(attrs['timestamp']));
    default:
      return contentOf(node).length > 0 ? block(node) : textOf(attrs);
  }
}

/** Returns the text of a link, and its address if that is different. */
function linked(text: string, marks: unknown): string {
  const link = Array.isArray(marks) ? marks.map(membersOf).find(({ type }) => type === 'link') : undefined;
  const href = stringIn(membersOf(link?.['attrs']), 'href');
  return href === '' || href.replace(/^mailto:/, '') === text ? text : `${text} (${href})`;
}

function dayOf(timestamp: number): string {
  const day = new Date(timestamp);
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}

/** Returns the words in a node's attributes: emoji, statuses, cards, titles, descriptions of pictures. */
function textOf(attrs: Members): string {
  const text = ['text', 'shortName', 'title', 'url', 'alt']
    .map((name) => stringIn(attrs, name))
    .find((text) => text !== '');
  return text ?? stringIn(membersOf(attrs['data']), 'url');
}
