/** A text as SQL. */
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
