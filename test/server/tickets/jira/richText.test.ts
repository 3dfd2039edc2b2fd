/** Documents of Jira Cloud: what we write comes back, and no word is lost of what others write in its editor. */
import fc from 'fast-check';
import { documentOf, plainTextOf } from '../../../../server/modules/tickets/jira/dialect/richText';

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length && { marks }),
});
const block = (type: string, ...content: object[]) => ({ type, content });
const paragraph = (...content: object[]) => block('paragraph', ...content);
const item = (...content: object[]) => block('listItem', ...content);
const read = (...content: object[]) => plainTextOf({ type: 'doc', version: 1, content });
const link = (href: string) => ({ type: 'link', attrs: { href } });

const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\n', '\n\n', ' ', '- ')))
  .map((parts) => parts.join('').replace(/\r/g, ''));

test('our own text comes back unchanged', () => {
  fc.assert(fc.property(anyText, (words) => expect(plainTextOf(documentOf(words))).toBe(words)));
});

test('our own text is a document that Jira accepts: without empty texts, and without breaks within them', () => {
  fc.assert(
    fc.property(anyText, (words) => {
      const { content, ...doc }: { content?: { content?: object[] }[] } = documentOf(words);
      expect(doc).toEqual({ type: 'doc', version: 1 });
      for (const node of (content ?? []).flatMap((one) => one.content ?? [])) {
        if ('text' in node) expect(node.text).toMatch(/^[^\n]+$/);
        else expect(node).toEqual({ type: 'hardBreak' });
      }
    }),
  );
});

test('line ends of Windows separate lines', () => {
  expect(plainTextOf(documentOf('a\r\nb\r\rc'))).toBe('a\nb\n\nc');
});

test.each<[string, string, object[]]>([
  [
    'a mention',
    'Ask @Ann Bee',
    [paragraph(text('Ask '), { type: 'mention', attrs: { id: 'x', text: '@Ann Bee' } })],
  ],
  ['a mention of a person without a name', '@5b10', [paragraph({ type: 'mention', attrs: { id: '5b10' } })]],
  [
    'a link that is its own text',
    'https://a.example',
    [paragraph(text('https://a.example', link('https://a.example')))],
  ],
  ['a link with words', 'here (https://a.example)', [paragraph(text('here', link('https://a.example')))]],
  ['an address for mail', 'a@b.example', [paragraph(text('a@b.example', link('mailto:a@b.example')))]],
  [
    'an address that the editor made a card',
    'https://sp.example',
    [paragraph({ type: 'inlineCard', attrs: { url: 'https://sp.example' } })],
  ],
  ['code in a line', 'run x y', [paragraph(text('run '), text('x y', { type: 'code' }))]],
  ['a block of code', 'a\n  b', [block('codeBlock', text('a\n  b'))]],
  [
    'a list in a list',
    '- one\n  - two\n- three',
    [
      block(
        'bulletList',
        item(paragraph(text('one')), block('bulletList', item(paragraph(text('two'))))),
        item(paragraph(text('three'))),
      ),
    ],
  ],
  [
    'a numbered list',
    '3. one\n4. two',
    [
      {
        ...block('orderedList', item(paragraph(text('one'))), item(paragraph(text('two')))),
        attrs: { order: 3 },
      },
    ],
  ],
  [
    'tasks',
    '- [x] one\n- [ ] two',
    [
      block(
        'taskList',
        { ...block('taskItem', text('one')), attrs: { state: 'DONE' } },
        block('taskItem', text('two')),
      ),
    ],
  ],
  ['a quotation', '> a\n> b', [block('blockquote', paragraph(text('a'), { type: 'hardBreak' }, text('b')))]],
  [
    'a table',
    'a | b\nc | d',
    [
      block(
        'table',
        block(
          'tableRow',
          block('tableHeader', paragraph(text('a'))),
          block('tableHeader', paragraph(text('b'))),
        ),
        block('tableRow', block('tableCell', paragraph(text('c'))), block('tableCell', paragraph(text('d')))),
      ),
    ],
  ],
  ['a date', '2026-03-01', [paragraph({ type: 'date', attrs: { timestamp: '1772323200000' } })]],
  [
    'a status and an emoji',
    'DONE 🎉',
    [
      paragraph({ type: 'status', attrs: { text: 'DONE' } }, text(' '), {
        type: 'emoji',
        attrs: { shortName: ':tada:', text: '🎉' },
      }),
    ],
  ],
  [
    'a fold with a title',
    'More\n\nwords',
    [{ ...block('expand', paragraph(text('words'))), attrs: { title: 'More' } }],
  ],
  ['a picture', 'A plan', [block('mediaSingle', { type: 'media', attrs: { id: '1', alt: 'A plan' } })]],
  [
    'headings and panels',
    'Title\n\nwords',
    [block('heading', text('Title')), block('panel', paragraph(text('words')))],
  ],
])('%s is read as %j', (_title, words, content) => {
  expect(read(...content)).toBe(words);
});

/** Words that no mark of ours resembles. */
const word = fc.stringMatching(/^[a-z]{3,8}$/);
const { node } = fc.letrec<{ node: object; inline: object; list: object }>((tie) => ({
  inline: fc.oneof(
    word.map((words) => text(words)),
    fc.tuple(word, word).map(([words, host]) => text(words, link(`https://${host}`))),
    word.map((name) => ({ type: 'mention', attrs: { id: '1', text: `@${name}` } })),
    word.map((label) => ({ type: 'status', attrs: { text: label } })),
    word.map((words) => ({ type: 'inlineOfTomorrow', attrs: { text: words } })),
  ),
  list: fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    )
    .map(([type, nodes]) => block(type, ...nodes.map((one) => item(one)))),
  node: fc.oneof(
    { maxDepth: 4 },
    fc.array(tie('inline'), { minLength: 1, maxLength: 4 }).map((inlines) => paragraph(...inlines)),
    tie('list'),
    fc
      .tuple(
        fc.constantFrom('panel', 'blockquote', 'layoutSection', 'blockOfTomorrow'),
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(([type, nodes]) => block(type, ...nodes)),
    fc
      .array(tie('node'), { minLength: 1, maxLength: 3 })
      .map((cells) => block('table', block('tableRow', ...cells.map((one) => block('tableCell', one))))),
  ),
}));

test('no word of a text of others is lost, and each is in its place', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (content) => {
      const written = [...JSON.stringify(content).matchAll(/"(?:text|href)":"(?:https:\/\/|@)?([a-z]+)"/g)];
      let rest = read(...content);
      // The address of a link is behind its words, as in the document.
      for (const [, words = ''] of written) {
        expect(rest).toContain(words);
        rest = rest.slice(rest.indexOf(words) + words.length);
      }
    }),
  );
});

test('a value that is not a document has no words, and causes no error', () => {
  for (const value of [null, 7, 'text', {}, { content: 'x' }, { content: [null, 7, { type: 3 }] }]) {
    expect(plainTextOf(value).trim()).toBe('');
  }
});
