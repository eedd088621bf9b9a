/**
 * SQL that does `work` to rows of all companies, for migrations: the owner of a table is behind its wall too, unless
 * the wall is taken down for a moment.
 * @param tables whose rows the work reads or changes
 * @param work one statement, without a semicolon at its end
 */
export const acrossCompanies = (tables: readonly string[], work: string): string =>
  [
    ...tables.map((table) => `alter table ${table} no force row level security`),
    work,
    ...tables.map((table) => `alter table ${table} force row level security`),
  ].join(';\n')
