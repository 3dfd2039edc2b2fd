import type { Seen } from '../dom/fakeServer';

/** Reads a request as the double takes it. JSON that cannot be parsed stays a text. */
export async function seenIn(request: Request): Promise<Seen> {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname.replace('/dashboard/api', ''),
    params: url.searchParams,
    headers: request.headers,
    body: await bodyIn(request),
  };
}

async function bodyIn(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  if (!type.startsWith('application/json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
