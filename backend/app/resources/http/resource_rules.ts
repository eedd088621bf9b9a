import type { AreaCode, Level } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import type { Rule } from '#app/routing/rule'

type Guard = Exclude<Rule, 'anyone'>

const levelIn = (area: AreaCode | null, ...levels: Level[]): Guard => (area === null ? 'superAdmin' : { area, levels })

/** Rules of the routes of a resource, as its definition says. */
export function rulesOf({ area, exportArea, open, states }: AnyResource) {
  const isOpen = open === 'own' && area !== null
  /** About one row: where own rows are open, those who made it may too. */
  const ofRow = (level: Level): Guard =>
    isOpen && level !== 'f' ? { area, levels: [level], own: true } : levelIn(area, level)
  /** The rule of an editable document: people who may create also change and post their own. */
  const ofDraft = (): Guard => (isOpen || area === null ? ofRow('u') : { area, levels: ['u'], own: 'c' })
  /** In another area, for those who may view this one. */
  const besides = (other: AreaCode, level: Level): Guard =>
    area === null ? 'superAdmin' : { area: other, levels: [level], also: { area, level: 'v' } }
  return {
    /** About rows of everybody, such as lists. */
    ofAll: (...levels: Level[]): Guard => levelIn(area, ...levels),
    ofRow,
    /** About a row that is not there yet, and what it may point to. */
    ofNew: (level: Level): Guard => (isOpen ? 'signedIn' : levelIn(area, level)),
    ofUpdate: (): Guard => (states ? ofDraft() : ofRow('u')),
    /** What leaves the server: in an area of its own, where there is one, besides the view of the rows. */
    ofExport: (): Guard => (exportArea === null ? levelIn(area, 'v') : besides(exportArea, 'v')),
    /** Of an action: approvers and requesters only have to see the document, others may change it. */
    ofAction: (name: string): Guard => {
      const { by, area: other, level, from } = states!.actions[name]!
      if (other !== null)
        // Where own rows are open, the handler asks whose the row is.
        return isOpen ? levelIn(other, level) : besides(other, level)
      if (by !== 'editor') return ofRow('v')
      return level === 'u' && from.some((state) => state in states!.editableIn) ? ofDraft() : ofRow(level)
    },
  }
}
