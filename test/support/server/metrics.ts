/** One line of what Prometheus reads. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads the metrics of a server. Throws for any answer other than 200. */
export async function scrape(port: number): Promise<Sample[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
    // A connection that is kept may be closed just when a slow machine uses it again.
    headers: { connection: 'close' },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return samplesIn(await response.text());
}

export function samplesIn(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', within = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const labels = [...within.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, value]) => [
        label,
        value,
      ]);
      return { name, labels: Object.fromEntries(labels) as Sample['labels'], value: Number(value) };
    });
}

/** Returns the value of the sample with this name and at least these labels; undefined if there is none. */
export function valueOf(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  return samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value;
}
