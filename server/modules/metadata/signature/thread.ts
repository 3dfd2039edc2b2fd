/**
 * Verifies one signature in a thread and ends: the server answers meanwhile, and the memory of the tree is freed
 * afterwards.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { SignatureRefused } from './refused';
import type { VerifyingAnswer, VerifyingRequest } from './verifyInThread';
import { verifySignature } from './verify';

function answer({ bytes, trusted }: VerifyingRequest): VerifyingAnswer {
  try {
    return { verified: verifySignature(bytes, trusted) };
  } catch (error) {
    if (error instanceof SignatureRefused) return { refused: error.reason };
    throw error;
  }
}

const done = answer(workerData as VerifyingRequest);
parentPort?.postMessage(done, 'verified' in done ? [done.verified.document.buffer] : []);
