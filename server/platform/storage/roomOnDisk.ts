import { statfs } from 'node:fs/promises';
import { DatabaseUnavailable } from './unavailable';

const MEGABYTE = 1024 * 1024;
/** The log of the embedded database grows by files of 16 MB. */
const LEAST_BYTES = 48 * MEGABYTE;

/**
 * Throws DatabaseUnavailable if the disk of the embedded database is nearly full. If it cannot create the next file of
 * its log, it stops answering until the process restarts; before that, freeing space is enough.
 */
export async function assertRoomOnDisk(
  folder: string,
  readDisk: (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }> = statfs,
): Promise<void> {
  const { bavail, bsize } = await readDisk(folder);
  const left = bavail * bsize;
  if (left < LEAST_BYTES)
    throw new DatabaseUnavailable(
      `The disk of DATA_DIR is nearly full (${Math.floor(left / MEGABYTE)} MB left): nothing is written below ` +
        `${LEAST_BYTES / MEGABYTE} MB. Make room there.`,
      { code: '53100' },
    );
}
