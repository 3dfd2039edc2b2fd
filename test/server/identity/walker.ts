export interface Answer {
  readonly status: number;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** A browser without a window, on one host: cookies by path on any port, redirects, forms. */
export class Walker {
  readonly cookies = new Map<string, Cookie>();

  constructor(private readonly home: string) {}

  async request(
    method: 'GET' | 'POST',
    address: string,
    { body, headers = {} }: { body?: URLSearchParams; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const url = new URL(address, this.home);
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: this.cookieHeader(url.pathname),
        ...(method === 'POST' && { origin: url.origin }),
        ...headers,
      },
      ...(body && { body }),
    });
    response.headers.getSetCookie().forEach((header) => this.remember(header));
    return { status: response.status, url, headers: response.headers, body: await response.text() };
  }

  /** Follows redirects until there is a page. */
  async visit(address: string): Promise<Answer> {
    return this.follow(await this.request('GET', address));
  }

  async submit(address: string, fields: Record<string, string>): Promise<Answer> {
    return this.follow(await this.request('POST', address, { body: new URLSearchParams(fields) }));
  }

  private async follow(response: Answer, hops = 0): Promise<Answer> {
    const location = response.headers.get('location');
    if (location === null) return response;
    if (hops > 10) throw new Error(`Redirected for ever, at last to ${location}`);
    const next = new URL(location, response.url);
    if (next.origin !== response.url.origin) throw new Error(`Led away to ${next.href}`);
    return this.follow(await this.request('GET', next.href), hops + 1);
  }

  private cookieHeader(path: string): string {
    return [...this.cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, cookie]) => `${name}=${cookie.value}`)
      .join('; ');
  }

  private remember(header: string): void {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/);
    const attribute = (wanted: string) =>
      attributes.map((one) => one.split('=')).find(([key]) => key?.toLowerCase() === wanted)?.[1];
    const expires = attribute('expires');
    const isGone = expires !== undefined && new Date(expires).getTime() < Date.now();
    if (isGone || value === '') this.cookies.delete(name);
    else this.cookies.set(name, { value, path: attribute('path') ?? '/' });
  }
}
