import { pdfOf, type PdfAbout, type PdfPicture, type PdfText } from '../../lib/pdf';
import { pixelsPerUnit, type Size } from '../../lib/pictureSize';

/** An SVG that can stand alone: without variables of a style sheet, and without anything to fetch. */
export interface Drawing extends Size {
  readonly svg: string;
  /** Texts that the SVG itself does not show. */
  readonly texts: readonly PdfText[];
}

/** Returns a PNG with all drawings, one below the other. Nothing leaves the browser. */
export async function pngOf(drawings: readonly Drawing[]): Promise<Blob> {
  return blobOf(await painted(drawings), 'image/png');
}

/** Returns a PDF with a page for each drawing. */
export async function pdfOfDrawings(drawings: readonly Drawing[], about: PdfAbout): Promise<Blob> {
  const pictures: PdfPicture[] = [];
  for (const drawing of drawings) {
    const canvas = await painted([drawing]);
    const jpeg = await blobOf(canvas, 'image/jpeg');
    pictures.push({
      jpeg: new Uint8Array(await jpeg.arrayBuffer()),
      pixels: { width: canvas.width, height: canvas.height },
      width: drawing.width,
      height: drawing.height,
      texts: drawing.texts,
    });
  }
  return pdfOf(pictures, about);
}

async function painted(drawings: readonly Drawing[]): Promise<HTMLCanvasElement> {
  const width = Math.max(...drawings.map((drawing) => drawing.width));
  const height = drawings.reduce((sum, drawing) => sum + drawing.height, 0);
  const scale = pixelsPerUnit({ width, height });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  let top = 0;
  for (const drawing of drawings) {
    const image = await imageOf(drawing.svg);
    pen.drawImage(image, 0, top * scale, drawing.width * scale, drawing.height * scale);
    top += drawing.height;
  }
  return canvas;
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), type, 0.92);
  });
}
