import type { AnyResource } from '@barem/resources/kit'
import type { Statement } from '#app/tenancy/run'
import { orderedFields } from '../schema/desired_table.ts'
import { condition } from './operators.ts'
import type { ListQuery } from './parse.ts'
import { found, holds, isSearch, isWhole, Related, type Bind } from './search.ts'
import { selection, type Lookup } from './selection.ts'
import { sumsOf } from './summed.ts'
import { isByAge, matching, orderBy, ordering, pageOf, wholeFirst, type Order } from './sql.ts'

/** Matches of a search or of filters that are counted, unless the page lies beyond them. */
export const COUNTED = 10_000
/**
 * Rows of a search that filters are tried on as the index gives them. Where there are more, it takes less to look at
 * rows one after another until enough were counted.
 */
const FOUND = 40_000
/** Rows that are read in the order of an index to find those of a page, before all matches are sorted instead. */
const WALKED = 20_000
/** Matches of a search that are read and sorted although an index has their order. */
const FEW = 1000

/** How the rows of a search are found: by the index of their words, or by looking at each row. */
export type By = 'index' | 'row'

const onlyIf = (conditions: readonly string[], value: string) =>
  conditions.length > 0 ? `case when ${conditions.join(' and ')} then ${value} end` : value

/**
 * The statements that the page of a list is read with. Each gives `rows` as JSON text and how many rows there are as
 * `total`, of the kind that it says.
 */
export class ListStatements {
  readonly #resource: AnyResource
  readonly #query: ListQuery
  readonly #lookup: Lookup
  readonly isSearch: boolean
  readonly isFiltered: boolean

  constructor(resource: AnyResource, query: ListQuery, lookup: Lookup) {
    this.#resource = resource
    this.#query = query
    this.#lookup = lookup
    this.isSearch = isSearch(query)
    this.isFiltered = query.filters.length > 0
  }

  /** What decides which rows a list has, whatever their page and order. */
  get narrowing() {
    const { words, patterns, filters } = this.#query
    const { name, list } = this.#resource
    return {
      list: [name, list.search],
      search: [words, patterns],
      filters: filters.map(({ target, operator, values }) => [target.name, operator, values]),
    }
  }

  /** Fields added up over all rows that match, on all pages, as `sums`. */
  summed(names: readonly string[]): Statement {
    const values: unknown[] = []
    const bind = (value: unknown) => `$${values.push(value)}`
    const conditions = [...this.#conditions(bind), ...this.#searchByRow(bind)].map((one) => ` and ${one}`)
    return { text: `select ${sumsOf(this.#resource, names)} as sums from ${this.#table}${conditions.join('')}`, values }
  }

  /** Whether an index has the order of this list. */
  get isIndexed(): boolean {
    const { sort, whole } = this.#query
    const { single, title } = this.#resource
    const { name, nullable } = sort[0]!.target
    if (sort.length > 1 || whole.length > 0 || nullable || single) return false
    return name === 'createdAt' || (name === title && orderedFields(this.#resource).includes(title))
  }

  /** All rows: `total` is read from the kept counts, since counting is what makes lists slow. */
  whole(): Statement {
    return this.#statement(({ sorted }) => ({
      total: `(select coalesce(sum(total), 0)::int from row_counts where tenant_id = app_tenant()
        and table_name = '${this.#resource.table}')`,
      page: `select * from ${this.#table} order by ${sorted} ${pageOf(this.#query)}`,
    }))
  }

  /**
   * Rows of a search, found by the index of their words: `total` is `most` at most, null where rows of a relation are
   * too many to go through; `rows` is null where another statement finds the page faster.
   */
  searched(most: number): Statement {
    return this.#statement(({ bind, order, sorted }) => {
      const byAge = isByAge(this.#query)
      const page = byAge
        ? this.#byId(`select id from matched order by ${orderBy(['created_at', 'id'], order)} ${pageOf(this.#query)}`)
        : `${this.#byId('select id from matched')} order by ${sorted} ${pageOf(this.#query)}`
      const related = new Related()
      const rows = found(bind, this.#query, this.#resource, this.#lookup, most, related)
      const few = `(select count(*) from matched) < ${this.isIndexed && !byAge ? FEW : most}`
      return {
        first: [...related.parts, `matched as materialized (select f.id, f.created_at from ${rows} f)`],
        total: onlyIf(related.areAll, '(select count(*)::int from matched)'),
        rowsIf: [...related.areAll, few],
        page,
      }
    })
  }

  /**
   * Rows of filters, and of a search too: `total` is `most` at most, `rows` null where it is `most`.
   * @param by how rows of the search are found: by the index of their words, where `total` is null if they are
   * too many before the filters; or by looking at each row that the filters leave
   */
  filtered(most: number, by: By): Statement {
    return this.#statement(({ bind, order, byAlias }) => {
      const byIndex = this.isSearch && by === 'index'
      const [related, bound] = [new Related(), Math.max(most, FOUND)]
      const rows = byIndex ? found(bind, this.#query, this.#resource, this.#lookup, bound, related) : ''
      const areAll = byIndex ? [...related.areAll, `(select count(*) from found) < ${bound}`] : []
      const matched = byIndex
        ? this.#matching(bind, order, [...areAll, 't.id in (select id from found)'])
        : this.#matching(bind, order, this.#searchByRow(bind))
      return {
        first: [
          ...related.parts,
          ...(byIndex ? [`found as materialized (select f.id from ${rows} f)`] : []),
          `matched as materialized (${matched} limit ${most})`,
        ],
        total: onlyIf(areAll, '(select count(*)::int from matched)'),
        rowsIf: [...areAll, `(select count(*) from matched) < ${most}`],
        page: this.#byId(`select id from matched order by ${byAlias} ${pageOf(this.#query)}`),
      }
    })
  }

  /** The page by reading rows in the order of an index until enough match: `total` is the number of rows found. */
  walked(): Statement {
    return this.#statement(({ bind, sorted }) => {
      const conditions = [...this.#conditions(bind), ...this.#searchByRow(bind)]
      return {
        first: [
          `walked as materialized (select t.id
            from (select * from ${this.#table} order by ${sorted} limit ${WALKED}) t
            where ${conditions.join(' and ')} order by ${sorted} ${pageOf(this.#query)})`,
        ],
        total: '(select count(*)::int from walked)',
        page: this.#byId('select id from walked'),
      }
    })
  }

  /** The page by reading and sorting all matches: `total` is the number of rows found. */
  sorted(by: By): Statement {
    return this.#statement(({ bind, order, byAlias }) => {
      const matched =
        by === 'index'
          ? matching(this.#resource, this.#query, order, this.#lookup, bind)
          : this.#matching(bind, order, this.#searchByRow(bind))
      return {
        first: [`page as materialized (select m.id from (${matched}) m order by ${byAlias} ${pageOf(this.#query)})`],
        total: '(select count(*)::int from page)',
        page: this.#byId('select id from page'),
      }
    })
  }

  /** Ids and sort keys of the rows that the filters leave, and some more conditions. */
  #matching(bind: Bind, { expressions }: Order, more: string[]) {
    const keys = expressions.map((expression, index) => `${expression} as o${index}`)
    return `select t.id, ${keys.join(', ')} from ${this.#table} and ${[...this.#conditions(bind), ...more].join(' and ')}`
  }

  #searchByRow = (bind: Bind): string[] =>
    this.isSearch ? [holds(bind, this.#query, this.#resource, this.#lookup)] : []

  get #table() {
    return `${this.#resource.table} t where t.tenant_id = app_tenant()`
  }

  #byId(ids: string) {
    return `select t.* from (${ids}) k join ${this.#resource.table} t on t.tenant_id = app_tenant() and t.id = k.id`
  }

  #conditions(bind: Bind): string[] {
    const { table } = this.#resource
    return this.#query.filters.map(({ target, operator, values }) => condition(table, target, operator, values, bind))
  }

  #statement(parts: (given: Given) => { first?: string[]; total: string; rowsIf?: string[]; page: string }): Statement {
    const values: unknown[] = []
    const bind = (value: unknown) => `$${values.push(value)}`
    const { columns, joins } = selection(this.#resource, this.#lookup, false)
    const order = wholeFirst(
      ordering(this.#resource, this.#query.sort, this.#lookup),
      isWhole(bind, this.#query, this.#resource, this.#lookup),
    )
    const sorted = orderBy(order.expressions, order)
    const byAlias = orderBy(
      order.expressions.map((_, index) => `o${index}`),
      order,
    )
    const { first = [], total, rowsIf = [], page } = parts({ bind, order, sorted, byAlias })
    const rows = `(select coalesce(json_agg(p), '[]')::text from (select ${columns} from (${page}) t ${joins}
      order by ${sorted}) p)`
    return {
      text: `${first.length > 0 ? `with ${first.join(', ')} ` : ''}select ${total} as total,
        ${onlyIf(rowsIf, rows)} as rows`,
      values,
    }
  }
}

/** What the parts of a statement are made from. */
interface Given {
  bind: Bind
  order: Order
  /** SQL of the order over rows, alias `t`, and over sort keys `o0` and so on. */
  sorted: string
  byAlias: string
}
