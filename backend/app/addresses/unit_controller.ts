import type { HttpContext } from '@adonisjs/core/http'
import { tooMany, unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { provincesOf, spelledOut, unitsAbove, unitsOf, type System, type Unit, type UnitLevel } from './units.ts'

/** As many as a list of choices shows. */
const MOST = 100
/** Codes that may be asked for at once, and words that are searched for. */
const MOST_CODES = 200
const MOST_WORDS = 10
const NAMES = new Set(['system', 'level', 'parent', 'code', 'q'])
export const systems: readonly string[] = ['new', 'old']
export const levels: readonly string[] = ['province', 'district', 'ward']

const below = (unit: Unit, level: UnitLevel): Unit[] =>
  unit.level === level ? [unit] : unit.children.flatMap((child) => below(child, level))

/** Compares numbers as a whole: district 1 is not district 10. */
const holds = (key: string, word: string) =>
  /^\d+$/.test(word) ? ` ${key} `.includes(` ${word} `) : key.includes(word)

/** A unit with those above it, so that choosing a ward fills in its province. */
const answer = (unit: Unit) => ({
  code: unit.code,
  name: unit.name,
  level: unit.level,
  above: unitsAbove(unit)
    .slice(1)
    .map(({ code, name, level }) => ({ code, name, level })),
})

/** Sorts units of the typed name before those that merely lie in one. */
function byRank(found: Unit[], own: string): Unit[] {
  const rank = ({ plain, key }: Unit) =>
    plain.endsWith(own) ? 0 : plain.includes(own) ? 1 : ` ${key} `.includes(` ${own} `) ? 2 : 3
  const ranks: Unit[][] = [[], [], [], []]
  for (const unit of found) ranks[rank(unit)]!.push(unit)
  return ranks.flat()
}

/** The official lists of provinces, districts and wards, for everybody who is signed in. */
export default class UnitController {
  /**
   * `?system=new&level=ward&parent=01&q=ba dinh`: units of a level, within another, that hold all words; or those of
   * given codes.
   */
  list(ctx: HttpContext) {
    const query = flatQuery(ctx.request.parsedUrl.query)
    const unknown = Object.keys(query).filter((name) => !NAMES.has(name))
    if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
    const { system = 'new', level = 'ward', parent, code, q = '' } = query
    if (!systems.includes(String(system))) throw unknownName('enum', ['system'])
    if (!levels.includes(String(level))) throw unknownName('enum', ['level'])
    if (Array.isArray(q) || Array.isArray(parent)) throw unknownName('string', [Array.isArray(q) ? 'q' : 'parent'])
    const units = unitsOf(system as System)
    if (code !== undefined) {
      const codes = [code].flat()
      if (codes.length > MOST_CODES) throw tooMany('code', MOST_CODES)
      return codes.flatMap((one) => units.get(one) ?? []).map(answer)
    }
    const roots =
      parent === undefined ? provincesOf(system as System) : [units.get(parent)].filter((unit) => unit !== undefined)
    const words = spelledOut(q.slice(0, 200))
      .split(/[\s,]+/)
      .filter(Boolean)
      .slice(0, MOST_WORDS)
    const found: Unit[] = []
    for (const unit of roots.flatMap((root) => below(root, level as UnitLevel))) {
      if (words.every((word) => holds(unit.key, word))) found.push(unit)
      if (words.length === 0 && found.length === MOST && parent === undefined) break
    }
    return (words.length === 0 ? found : byRank(found, words.join(' ')))
      .slice(0, parent === undefined ? MOST : 500)
      .map(answer)
  }
}
