/** Measures how long new logins wait until they are counted. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Sends a login of every institution by F-TICKS, twice; returns the seconds that the oldest waited, and those between the
 * first count and the last.
 */
export async function askHowFresh(database, { port, federation }) {
  const institutions = (await database.query('select entity_id from login_institution')).rows;
  const { entity_id: service } = (
    await database.query('select entity_id from login_service join service using (entity_id) limit 1')
  ).rows[0];
  const socket = connect({ host: '127.0.0.1', port });
  socket.resume();
  const send = (institution, number) => {
    const time = new Date();
    return `<38>1 ${time.toISOString()} idp idp 1 - - F-TICKS/${federation}/1.0#TS=${Math.floor(time / 1000)}#RP=${service}#AP=${institution}#PN=${String(number).padStart(64, '0')}#RESULT=OK#\n`;
  };
  const results = {};
  for (const time of ['first', 'second']) {
    institutions.forEach(({ entity_id: institution }, index) => socket.write(send(institution, index)));
    let [oldest, most, began] = [0, 0];
    for (let left = -1; left !== 0; await wait(20)) {
      const { rows } = await database.query(
        'select count(distinct institution)::integer as many, extract(epoch from now() - min(since))::float8 as age from login_new',
      );
      const [{ many, age }] = rows;
      if (many > most) most = many;
      else if (many < most) began ??= performance.now();
      oldest = Math.max(oldest, age ?? 0);
      // Until the first has arrived, nothing waits.
      left = most === 0 ? -1 : many;
    }
    results[`${time} login of each of ${institutions.length} institutions`] = {
      'oldest waited s': oldest.toFixed(1),
      'counted in s': ((performance.now() - began) / 1000).toFixed(2),
    };
  }
  socket.end();
  await once(socket, 'close');
  return results;
}
