/** Address of the worker's own database in ClickHouse. */
export const statsUrl = globalThis.testStorage.settings?.['STATS_URL'] ?? '';
