/**
 * Verifies one signature in a thread and ends: the server answers meanwhile, and the memory of the tree is freed
 * afterwards.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { SignatureRefused } from './refused';
import type { VerificationResult, VerificationRequest } from './verifyInThread';
import { verifySignature } from './verify';

function verify({ bytes, trusted }: VerificationRequest): VerificationResult {
  try {
    return { verified: verifySignature(bytes, trusted) };
  } catch (error) {
    if (error instanceof SignatureRefused) return { refused: error.reason };
    throw error;
  }
}

const done = verify(workerData as VerificationRequest);
parentPort?.postMessage(done, 'verified' in done ? [done.verified.document.buffer] : []);
