/** SQL of what the number of a document is compared by, as `numberValue` of the figures says. */
export const numberValueOf = (number: string): string =>
  `case when ${number} ~ '^[0-9]+$' then coalesce(nullif(ltrim(${number}, '0'), ''), '0') else lower(${number}) end`
