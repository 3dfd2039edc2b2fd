import { isPdfText, pdfBytes, pdfTitle } from './pdfText';
import type { Size } from './pictureSize';

/** A line of text, with its place in a picture: where its baseline begins, from the upper left corner. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  /** Red, green and blue, from 0 to 1. */
  readonly colour: readonly number[];
  /** Width of the text, in per cent of its width in Helvetica. */
  readonly stretch: number;
}

/** A picture that fills a page: JPEG bytes with their size in pixels, and the texts above it, in units of the picture. */
export interface PdfPicture extends Size {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly pixels: Size;
  readonly texts: readonly PdfText[];
}

export interface PdfAbout {
  readonly title: string;
  /** BCP 47 tag. */
  readonly language: string;
}

/** A4 across, in points. */
const page = { width: 842, height: 595, margin: 36 };
const room = { width: page.width - 2 * page.margin, height: page.height - 2 * page.margin };

/** Returns the height at which a picture of this width fills a page. */
export function heightOfPage(width: number): number {
  return Math.floor((width * room.height) / room.width);
}

/**
 * Makes a document with one picture on each page, all on one scale, so that they can be compared: the scale
 * at which the largest fits (ISO 32000-1, §7.5, §8.9 and §9.4). Texts stay texts, in fonts that every PDF
 * reader has.
 */
export function pdfOf(pictures: readonly PdfPicture[], { title, language }: PdfAbout): Blob {
  const text = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const places: number[] = [];
  let length = 0;

  function add(part: Uint8Array<ArrayBuffer> | string) {
    const bytes = typeof part === 'string' ? text.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  }
  function object(number: number, head: string, stream?: Uint8Array<ArrayBuffer>) {
    places[number] = length;
    add(`${number} 0 obj\n${head}\n`);
    if (stream) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  }

  add('%PDF-1.4\n');
  const pageNumbers = pictures.map((_picture, index) => 6 + index * 3);
  object(
    1,
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  object(
    2,
    `<< /Type /Pages /Count ${pictures.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
  );
  object(3, `<< /Title ${pdfTitle(title)} >>`);
  object(4, fontOf('Helvetica'));
  object(5, fontOf('Helvetica-Bold'));
  const scale = Math.min(
    ...pictures.flatMap(({ width, height }) => [room.width / width, room.height / height]),
  );
  pictures.forEach((picture, index) => {
    const number = 6 + index * 3;
    const { jpeg, pixels, width, height } = picture;
    const [w, h] = [width * scale, height * scale].map((side) => side.toFixed(2));
    const y = (page.height - page.margin - height * scale).toFixed(2);
    const drawn = [`q ${w} 0 0 ${h} ${page.margin} ${y} cm /P Do Q`, ...picture.texts.map(shown(scale))];
    const draw = text.encode(drawn.join('\n'));
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
        `/Resources << /XObject << /P ${number + 1} 0 R >> /Font << /F 4 0 R /B 5 0 R >> >> ` +
        `/Contents ${number + 2} 0 R >>`,
    );
    object(
      number + 1,
      `<< /Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
    object(number + 2, `<< /Length ${draw.length} >>`, draw);
  });
  const start = length;
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${rows.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

const fontOf = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Returns the operators that write a text on a page whose picture has this scale. */
function shown(scale: number) {
  return ({ text, x, y, size, bold, colour, stretch }: PdfText): string => {
    if (!isPdfText(text)) return '';
    const place = [page.margin + x * scale, page.height - page.margin - y * scale];
    const written = [size * scale, stretch, ...place, ...colour].map((value) => value.toFixed(3));
    const [points, wide, left, bottom, ...paint] = written;
    return `BT /${bold ? 'B' : 'F'} ${points} Tf ${wide} Tz ${paint.join(' ')} rg ${left} ${bottom} Td ${pdfBytes(text)} Tj ET`;
  };
}
