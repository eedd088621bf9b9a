/** The page that a row of a list opens, where the definition names it: `/receivables/:customerId`. */
export const filledPath = (path: string, row: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(row[name] ?? '')))
