import type { PolicyAttribute } from '../../../../contracts/domain/policies/policy';

/** One condition: values of an attribute that are alternatives. */
export interface AttributeRow {
  readonly name: string;
  readonly values: string[];
  /** True if the person must not have the value, by place; absent if none is so. */
  readonly negated?: boolean[] | undefined;
  /** Distinguishes conditions on the same attribute; absent: 0. */
  readonly group?: number | undefined;
}

/** Returns the conditions in the order of the attributes. */
export function rowsOf(attributes: readonly PolicyAttribute[]): AttributeRow[] {
  const rows = new Map<string, AttributeRow & { negated: boolean[] }>();
  for (const { name, value, negated = false, group = 0 } of attributes) {
    const key = rowKey({ name, group });
    const row = rows.get(key) ?? { name, values: [], negated: [], ...(group > 0 && { group }) };
    row.values.push(value);
    row.negated.push(negated);
    rows.set(key, row);
  }
  return [...rows.values()].map(({ negated, ...row }) =>
    negated.includes(true) ? { ...row, negated } : row,
  );
}

/** Returns the conditions as a form shows them. */
export function sortedRows(attributes: readonly PolicyAttribute[]): AttributeRow[] {
  return rowsOf(attributes).toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : 1));
}

/** Distinguishes the conditions of a policy. */
export function rowKey({ name, group = 0 }: Pick<AttributeRow, 'name' | 'group'>): string {
  return `${name} ${String(group).padStart(3, '0')}`;
}

/** Returns the values of the conditions; blanks around them go. */
export function attributesOf(rows: readonly AttributeRow[]): PolicyAttribute[] {
  return rows.flatMap(({ name, values, negated = [], group = 0 }) =>
    values.map((value, index) => ({
      name,
      value: value.trim(),
      ...(negated[index] && { negated: true as const }),
      ...(group > 0 && { group }),
    })),
  );
}
