import type { MenuItem } from '@barem/resources/kit'
import type { Translate } from '../i18n/translate.ts'
import type { PageHandle } from '../routes/handle.ts'

/** One step of the breadcrumb; without `to` it is a group or the page itself. */
export type Crumb = { label: string; to?: string }

/** Merges a group with a page of the same name into one step. */
export const withoutRepeats = (crumbs: readonly Crumb[]): Crumb[] =>
  crumbs.filter(({ label }, index) => crumbs[index + 1]?.label !== label)

type Page = {
  /** The address without a slash at its end. */
  path: string
  handle: PageHandle | undefined
  /** The menu from its group down to the entry that the page belongs to. */
  trail: readonly MenuItem[]
  /** The name of the record that the page shows. */
  record: string | null
}

/**
 * The path to a page, from the menu's group down.
 * @param mayOpen whether the person may open the page of an entry
 */
export function crumbsTo({ path, handle, trail, record }: Page, t: Translate, mayOpen: (item: MenuItem) => boolean) {
  if (handle?.title && (handle.missing || trail.at(-1)?.route !== path)) return [{ label: t(handle.title) }]
  const crumbs: Crumb[] = trail.map((item) => ({ label: t(item.label), to: mayOpen(item) ? item.route : undefined }))
  const showPath = path.replace(/\/edit$/, '')
  if (handle?.screen === 'create') crumbs.push({ label: t('buttons.create') })
  if (handle?.screen === 'show') crumbs.push({ label: record ?? t('shell.detail') })
  if (handle?.screen === 'edit')
    crumbs.push({ label: record ?? t('shell.detail'), to: showPath }, { label: t('buttons.edit') })
  return withoutRepeats(crumbs).map((crumb, index, all) => (index === all.length - 1 ? { label: crumb.label } : crumb))
}
