import { isEnvelope, payloadOf } from './api/envelope';
import { catalogueOf } from './api/mappers/catalogue';
import { serviceListOf } from './api/mappers/serviceList';

/**
 * A worker for one answer of `GET /services`: told the whole, it tells the list as our server would have sent it, so
 * that nothing of what is ten times as long reaches the page's thread. Undefined: what it was told is no such answer.
 */
onmessage = async ({ data }: MessageEvent<Blob>) => {
  const list = await listIn(data).catch(() => undefined);
  postMessage(list, { transfer: list ? [list] : [] });
  close();
};

async function listIn(whole: Blob): Promise<ArrayBuffer> {
  const answer: unknown = JSON.parse(await whole.text());
  const language = isEnvelope(answer) ? answer.language : undefined;
  const payload = serviceListOf(catalogueOf(payloadOf(answer), language));
  return new TextEncoder().encode(JSON.stringify({ payload, language })).buffer;
}
