import { Type } from 'typebox';
import { Value } from 'typebox/value';

const LONGEST_REASON = 300;

const ErrorAnswer = Type.Object({
  errorMessages: Type.Optional(Type.Array(Type.String())),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** The answer is longer than what is read. */
class AnswerTooLong extends Error {
  constructor() {
    super('the answer is too long');
    this.name = 'AnswerTooLong';
  }
}

/** Throws AnswerTooLong, and whatever ends an answer before its end. */
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
      throw new AnswerTooLong();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function isJson(response: Response): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
}

/** Returns what the server says about a request that it refused, as one line; empty where it says nothing that we know. */
export function complaintOf(text: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return '';
  }
  if (!Value.Check(ErrorAnswer, answer)) return '';
  const { errorMessages = [], errors = {} } = answer;
  return oneLine(
    [...errorMessages, ...Object.entries(errors).map(([field, what]) => `${field}: ${what}`)].join('; '),
  );
}

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST_REASON);
}

/** Seconds, or a date; where the server names neither, ten seconds. */
export function retryAfter(response: Response, now: number): number {
  const header = response.headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? 10 : Math.max(0, (date - now) / 1000);
}
