import { aliases as known, sections as table } from '@barem/resources/redirects'

/** A bare address with the pages that it leads to, the first that the person may open. */
export type Section = { path: string; pages: readonly string[] }

const firstPart = (path: string) => `/${path.split('/')[1]}`
/** A page's path, without what follows it in the address. */
export const pathOf = (page: string) => page.split('?')[0]

/**
 * The sections that lead anywhere: those of the table, and the first part of any other page's path. Each leads to the
 * pages of the table and then to what else is below it, as far as they are served.
 * @param served paths of lists and pages, in the order of the registry
 * @param isServed whether a path opens a page without naming a record
 */
export function sectionsOf(served: readonly string[], isServed: (path: string) => boolean): Section[] {
  const paths = new Set([...Object.keys(table), ...served.map(firstPart)].filter((path) => !isServed(path)))
  return [...paths]
    .map((path) => {
      const named = (table[path] ?? []).filter((page) => isServed(pathOf(page)))
      return { path, pages: [...new Set([...named, ...served.filter((page) => page.startsWith(`${path}/`))])] }
    })
    .filter(({ pages }) => pages.length > 0)
}

/** Other addresses of pages, and where they lead. Those of missing pages are left out. */
export const aliasesOf = (isServed: (path: string) => boolean): { from: string; to: string }[] =>
  Object.entries(known)
    .filter(([from, to]) => isServed(to) && !isServed(from))
    .map(([from, to]) => ({ from, to }))
