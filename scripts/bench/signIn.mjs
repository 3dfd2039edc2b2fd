/**
 * Signs in through the demonstration's login page, without a browser: as a person of its list, or as
 * `demo-admin-5`, the administrator of institution 5. `url` is the address of the dashboard, without a slash
 * at its end. Returns the cookie header.
 */
export async function signIn(url, subject) {
  const jar = new Map();
  async function visit(address, init = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(address, url), {
      ...init,
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...init.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = answer.headers.get('location');
    const base = new URL(address, url);
    return next ? visit(new URL(next, base).href) : { text: await answer.text(), base };
  }
  const { text, base } = await visit(
    `${url}/login?redirect_url=${encodeURIComponent(new URL(`${url}/404`).pathname)}`,
  );
  const form = text.split('<form').find((part) => part.includes('name="subject"'));
  if (!form) throw new Error('This is not the login page');
  const action = /action="([^"]*)"/.exec(form)?.[1] ?? base.href;
  const body = new URLSearchParams({ subject });
  await visit(new URL(action.replaceAll('&amp;', '&'), base).href, { method: 'POST', body });
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
