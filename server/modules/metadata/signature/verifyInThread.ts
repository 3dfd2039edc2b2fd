import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SignatureRefused } from './refused';
import type { Verified } from './verify';

export interface VerificationRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In the form that `readTrust` reads. */
  readonly trusted: string;
}
export type VerificationResult = { readonly verified: Verified } | { readonly refused: string };

/** Verifies metadata. The bytes are transferred and cannot be used afterwards. Throws SignatureRefused. */
export type Verify = (bytes: Uint8Array<ArrayBuffer>, trusted: string) => Promise<Verified>;

/** Location of the thread in the built server. */
const BUILT = path.join(import.meta.dirname, 'threads/signature.js');

export const verifyInThread: Verify = (bytes, trusted) => verifyIn(BUILT, bytes, trusted);

/** Verifies in a thread of its own, whose code is in this file. */
export async function verifyIn(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  trusted: string,
): Promise<Verified> {
  const workerData: VerificationRequest = { bytes, trusted };
  const thread = new Worker(file, { workerData, transferList: [bytes.buffer] });
  try {
    const answer = await new Promise<VerificationResult>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () =>
        reject(new Error('The thread that verifies metadata ended without an answer')),
      );
    });
    if ('refused' in answer) throw new SignatureRefused(answer.refused);
    return answer.verified;
  } finally {
    await thread.terminate();
  }
}
