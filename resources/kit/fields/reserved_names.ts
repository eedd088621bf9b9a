/** Words that PostgreSQL keeps for itself: a column of this name would have to be quoted everywhere. */
const SQL_WORDS =
  `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate
  collation column concurrently constraint create cross current_catalog current_date current_role current_schema
  current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for
  foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading
  left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing
  primary references returning right select session_user similar some symmetric system_user table tablesample then to
  trailing true union unique user using variadic verbose when where window with`.split(/\s+/)

/** Columns that PostgreSQL gives to every table. */
const SYSTEM_COLUMNS = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid']

/** Columns that the engine gives to tables, as fields are spelled. */
const ENGINE_COLUMNS = ['tenantId', 'searchText', 'position']

/** Names that a request uses for itself. */
const REQUEST_NAMES = ['q', 'preview', 'values', 'comment']

/** Names that no field may have, besides those that every row carries. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...SQL_WORDS,
  ...SYSTEM_COLUMNS,
  ...ENGINE_COLUMNS,
  ...REQUEST_NAMES,
])
