import ELK from 'elkjs/lib/elk.bundled.js';
import { writeDocuments } from '../../src/qa/documents/writeDocuments';
import { filesBelow, textOf } from './files';

const folder = 'docs/machines';

let files: Readonly<Record<string, string>>;
beforeAll(async () => {
  const elk = new ELK();
  files = await writeDocuments({
    layout: (graph) => elk.layout(graph),
    css: textOf('src/qa/picture/Drawing.module.css'),
    tokens: textOf('src/ui/tokens.css'),
  });
  // Takes about twenty seconds of the processor, which a busy machine shares.
});

test('no picture in docs/machines is older than its machine; npm run charts redraws them', () => {
  const stored = filesBelow(folder, /./);
  const stale = Object.entries(files).filter(([name, text]) => {
    const known = stored.includes(`${folder}/${name}`);
    return !known || textOf(`${folder}/${name}`) !== text;
  });
  expect(stale.map(([name]) => name)).toEqual([]);
  expect(stored.map((file) => file.slice(folder.length + 1))).toEqual(Object.keys(files).sort());
});

test('a picture stands alone: no variables, no addresses elsewhere, light and dark', () => {
  const pictures = Object.entries(files).filter(([name]) => name.endsWith('.svg'));
  expect(pictures.length).toBeGreaterThan(10);
  for (const [name, svg] of pictures) {
    expect([name, /var\(|undefined|tabindex|role="button"/.exec(svg)?.[0]]).toEqual([name, undefined]);
    expect([name, [...svg.matchAll(/(?:href|url|src)\b.{0,40}/g)].length]).toEqual([name, 0]);
    expect(svg).toContain('@media (prefers-color-scheme: dark)');
  }
});
