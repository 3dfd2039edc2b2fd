/** A picture that fills a page: JPEG bytes, and its size in pixels. */
export interface PdfPicture {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A4 across, in points. */
const page = { width: 842, height: 595, margin: 36 };

/**
 * Makes a document with one picture on each page, all by one scale, so that they compare: as large as the largest fits (ISO
 * 32000-1, §7.5 and §8.9).
 */
export function pdfOf(pictures: readonly PdfPicture[]): Blob {
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
  const pageNumbers = pictures.map((_picture, index) => 3 + index * 3);
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(
    2,
    `<< /Type /Pages /Count ${pictures.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
  );
  const room = { width: page.width - 2 * page.margin, height: page.height - 2 * page.margin };
  const scale = Math.min(
    ...pictures.flatMap(({ width, height }) => [room.width / width, room.height / height]),
  );
  pictures.forEach(({ jpeg, width, height }, index) => {
    const number = 3 + index * 3;
    const [w, h] = [width * scale, height * scale].map((side) => side.toFixed(2));
    const y = (page.height - page.margin - height * scale).toFixed(2);
    const draw = text.encode(`q ${w} 0 0 ${h} ${page.margin} ${y} cm /P Do Q`);
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
        `/Resources << /XObject << /P ${number + 1} 0 R >> >> /Contents ${number + 2} 0 R >>`,
    );
    object(
      number + 1,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
    object(number + 2, `<< /Length ${draw.length} >>`, draw);
  });
  const start = length;
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${rows.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
