/** One step of the breadcrumb; without `to` it is a group or the page itself. */
export type Crumb = { label: string; to?: string }

/** Merges a group with a page of the same name into one step. */
export const withoutRepeats = (crumbs: readonly Crumb[]): Crumb[] =>
  crumbs.filter(({ label }, index) => crumbs[index + 1]?.label !== label)
