/** One step of the breadcrumb; without `to` it is a group or the page itself. */
export type Crumb = { label: string; to?: string }

/** A group whose page is called the same is one step with it. */
export const withoutRepeats = (crumbs: readonly Crumb[]): Crumb[] =>
  crumbs.filter(({ label }, index) => crumbs[index + 1]?.label !== label)
