import { readConfig } from '../../../../server/readConfig';

test('where ClickHouse is, and which values are refused (REQUIREMENTS 345)', () => {
  const engineOf = (STATS_URL: string) => readConfig({ STATS_URL }).config?.clickhouse;
  expect(engineOf('clickhouse://dashboard:p%40ss%3A@stats.example:9123/logins')).toEqual({
    url: 'http://stats.example:9123',
    username: 'dashboard',
    password: 'p@ss:',
    database: 'logins',
  });
  expect(engineOf('clickhouses://stats.example/logins?cluster=all')).toEqual({
    url: 'https://stats.example:8443',
    username: 'default',
    password: '',
    database: 'logins',
    cluster: 'all',
  });
  expect(engineOf('clickhouse://[::1]:8123/logins')?.url).toBe('http://[::1]:8123');
  for (const STATS_URL of [
    'http://secret@stats.example:8123/logins',
    'clickhouse://u:secret@stats.example:8123',
    'clickhouse://u:secret@stats.example:8123/logins; drop table x',
    'clickhouse://u:secret@stats.example:8123/logins?cluster=a b',
    'clickhouse://u:secret@stats.example:8123/logins?async_insert=1',
    'clickhouse://u:secret%@stats.example/logins',
    'clickhouse://u:secret@stats.example:99999/logins',
  ])
    expect(readConfig({ STATS_URL }).errors).toEqual([
      'STATS_URL: not an address like clickhouse://user:password@host:8123/database',
    ]);
  const DATABASE_URL = 'postgres://primary.example/dashboard';
  const both = { DATABASE_URL, STATS_DATABASE_URL: DATABASE_URL, STATS_URL: 'clickhouse://h/d' };
  expect(readConfig(both).errors).toEqual([
    'STATS_DATABASE_URL: STATS_URL is set as well; ClickHouse has replicas of its own',
  ]);
});
