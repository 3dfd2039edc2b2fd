/**
 * Puts the finished pictures of all machines in the place of the module that draws them, so that the browser needs no
 * layout engine.
 */
import { fileURLToPath } from 'node:url';
import ELK from 'elkjs/lib/elk.bundled.js';

const figures = fileURLToPath(new URL('../src/qa/picture/allFigures.ts', import.meta.url));

export default async function drawPictures() {
  const { drawAll } = await this.importModule(figures);
  const elk = new ELK();
  const pictures = JSON.stringify(await drawAll((graph) => elk.layout(graph)));
  return `const pictures = JSON.parse(${JSON.stringify(pictures)});
export const drawingOf = ({ id }) => pictures[id];`;
}
