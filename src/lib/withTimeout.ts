/**
 * Resolves with the value of the promise, or nothing if it does not come in time (milliseconds). A rejection
 * stays one.
 */
export async function withTimeout<T>(promise: Promise<T>, limit: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
