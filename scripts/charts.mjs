/**
 * Writes the pictures of all machines and the page that lists them to `docs/machines`, and what the application may report
 * of their members to `src/app/qa/members.json`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ELK from 'elkjs/lib/elk.bundled.js';
import webpack from 'webpack';
import { documents } from '../webpack.config.js';

const at = (...parts) => path.join(import.meta.dirname, '..', ...parts);
const text = (file) => readFileSync(at(file), 'utf8');

/** Bundles the drawing code of the visualiser, and loads it into this process. */
async function bundled() {
  const stats = await new Promise((resolve, reject) => {
    webpack(documents()).run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return import(pathToFileURL(at('.cache/charts/documents.js')));
}

const { chartMembers, writeDocuments } = await bundled();
const elk = new ELK();
const files = await writeDocuments({
  layout: (graph) => elk.layout(graph),
  css: text('src/qa/picture/Drawing.module.css'),
  tokens: text('src/ui/tokens.css'),
});
rmSync(at('docs/machines'), { recursive: true, force: true });
mkdirSync(at('docs/machines'));
for (const [name, content] of Object.entries(files)) writeFileSync(at('docs/machines', name), content);
writeFileSync(at('src/app/qa/members.json'), `${JSON.stringify(chartMembers(at()), null, 2)}\n`);
console.log(`Wrote ${Object.keys(files).length} files to docs/machines, and src/app/qa/members.json`);
