import { isPdfText } from '../../lib/pdfText';
import type { PdfText } from '../../lib/pdf';

/** The typeface of documents, or one that is as wide. */
const helvetica = 'Helvetica, Arial, "Liberation Sans", sans-serif';
/** The library breaks lines by a part that has nothing but this. */
const zeroWidthSpace = '\u200b';

/**
 * Takes the texts out of a drawing in the page, and returns them with their places: a document has them as
 * text. Texts that its fonts cannot write, and rotated ones, stay in the drawing.
 */
export function takeTexts(drawing: SVGSVGElement): readonly PdfText[] {
  return [...drawing.querySelectorAll('text')].flatMap((element) => {
    const lines = linesIn(element);
    if (lines.length > 0) element.style.visibility = 'hidden';
    return lines;
  });
}

/** Returns the lines of a text; none if one of them has to stay. */
function linesIn(element: SVGTextElement): readonly PdfText[] {
  const placed = element.getCTM();
  const pen = document.createElement('canvas').getContext('2d');
  const isSeen = getComputedStyle(element).visibility === 'visible';
  if (!placed || !pen || !isSeen || placed.b !== 0) return [];
  const lines: PdfText[] = [];
  let start = 0;
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { parentElement, textContent } = node;
    const text = textContent ?? '';
    // Its title has what a shortened text lacks, and is not drawn.
    if (!parentElement || parentElement.localName === 'title') continue;
    if (text.trim() !== '' && text !== zeroWidthSpace) {
      if (!isPdfText(text)) return [];
      const { x, y } = element.getStartPositionOfChar(start).matrixTransform(placed);
      const { fontSize, fontWeight, fill } = getComputedStyle(parentElement);
      const size = parseFloat(fontSize);
      const bold = Number(fontWeight) >= 600;
      pen.font = `${bold ? 'bold' : 'normal'} ${size}px ${helvetica}`;
      const stretch = (100 * element.getSubStringLength(start, text.length)) / pen.measureText(text).width;
      lines.push({ text, x, y, size, bold, colour: partsOf(fill), stretch });
    }
    start += text.length;
  }
  return start === element.getNumberOfChars() ? lines : [];
}

/** Returns red, green and blue, from 0 to 1, of a colour such as `rgb(1, 2, 3)`. */
function partsOf(colour: string): readonly number[] {
  const parts = colour.match(/[\d.]+/g) ?? [];
  return [0, 1, 2].map((place) => Number(parts[place] ?? 0) / 255);
}
