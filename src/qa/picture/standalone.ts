/** A picture as SVG text that can stand alone, to be saved or copied. */
export interface Standalone {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const painted = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray'] as const;
const lettered = ['font-family', 'font-size', 'font-weight'] as const;
const unpainted = new Set(['none', 'transparent', 'rgba(0, 0, 0, 0)']);

/** Returns the picture on the page as it is seen now, in the colours of the page, without parts that react to a pointer. */
export function standalone(picture: SVGSVGElement | null | undefined): Standalone {
  if (!picture) throw new Error('The picture is missing');
  const { width, height } = picture.viewBox.baseVal;
  const copy = written(picture);
  if (!copy) throw new Error('There is nothing in the picture');
  copy.setAttribute('xmlns', NAMESPACE);
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const paper = document.createElementNS(NAMESPACE, 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', getComputedStyle(picture.parentElement ?? picture).backgroundColor);
  copy.prepend(paper);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

/** Returns the picture as PNG, with two pixels for each unit so that small letters stay legible. */
export async function pngOf({ text, width, height }: Standalone): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * 2;
    canvas.height = height * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
const shapes = new Set(['path', 'rect', 'circle']);
const placed = ['d', 'x', 'y', 'dx', 'dy', 'cx', 'cy', 'r', 'rx', 'width', 'height', 'transform'];

/** Copies an element with its computed styles as attributes; undefined for an element that is not visible. */
function written(from: Element): Element | undefined {
  const name = from.localName;
  const style = getComputedStyle(from);
  if (shapes.has(name) && unpainted.has(style.fill) && unpainted.has(style.stroke)) return undefined;
  const copy = document.createElementNS(NAMESPACE, name);
  for (const attribute of placed) {
    const value = from.getAttribute(attribute);
    if (value !== null) copy.setAttribute(attribute, value);
  }
  const isText = name === 'text' || name === 'tspan';
  for (const property of [...(shapes.has(name) || isText ? painted : []), ...(isText ? lettered : [])]) {
    copy.setAttribute(property, style.getPropertyValue(property));
  }
  for (const node of from.childNodes) {
    const child = node instanceof Element ? written(node) : node.cloneNode();
    if (child) copy.append(child);
  }
  return copy;
}
