/** Parses RFC 4180 strictly: throws for any other form. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (at >= text.length) throw new Error('A quoted cell does not end');
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else {
      for (; at < text.length && !',\r\n"'.includes(text.charAt(at)); at += 1) cell += text[at];
    }
    rows.at(-1)?.push(cell);
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      at += 2;
      if (at < text.length) rows.push([]);
    } else if (at < text.length) throw new Error(`Neither comma nor line end at ${at}`);
  }
  return rows;
}
