/** Thrown if the answer exceeds the size limit. */
export class ResponseTooLong extends Error {
  constructor() {
    super('the answer is too long');
    this.name = 'AnswerTooLong';
  }
}

/** Returns the text of an answer. Throws AnswerTooLong, and any error that interrupts the answer. */
export async function textOf(response: Response, mostBytes: number): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > mostBytes) {
      await reader.cancel();
      throw new ResponseTooLong();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function isJson(response: Response): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
}
