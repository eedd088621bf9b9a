import { given, isBetween } from '../calc/exact.ts'
import { balancesOf, type Field, type Ledger, type LedgerBalance } from '../kit/index.ts'

/** What an entry is about, such as a product and a warehouse: ids by the names of a ledger's keys. */
export type Keys = Readonly<Record<string, string>>

type Figures = Readonly<Record<string, string>>

const keyOf = ({ name, per }: LedgerBalance, keys: Keys) => [name, ...per.map((key) => keys[key])].join(' ')

/** Balances of a ledger, as decimal strings; what nothing was posted of is zero. */
export class Balances {
  readonly #ledger: Ledger
  readonly #figures = new Map<string, Figures>()

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  set(balance: LedgerBalance, keys: Keys, figures: Figures): void {
    this.#figures.set(keyOf(balance, keys), figures)
  }

  /** Whether the balance of these keys was read. */
  has(balance: LedgerBalance, keys: Keys): boolean {
    return this.#figures.has(keyOf(balance, keys))
  }

  of(balance: LedgerBalance, keys: Keys): Figures {
    return this.#figures.get(keyOf(balance, keys)) ?? Object.fromEntries(balance.of.map((measure) => [measure, '0']))
  }

  /** The balance per these keys alone, such as `['productId']`. */
  per(names: readonly string[], keys: Keys): Figures {
    const balance = this.#ledger.balances.find(({ per }) => per.join() === names.join())
    if (!balance) throw new RangeError(`${this.#ledger.name} keeps no balance per ${names.join(', ')}`)
    return this.of(balance, keys)
  }

  /** Adds an entry to every balance of its keys. */
  add({ keys, measures }: { keys: Keys; measures: Figures }): void {
    for (const balance of balancesOf(this.#ledger, keys)) {
      const before = this.of(balance, keys)
      const sum = (name: string) => given(before[name]!, name).plus(given(measures[name]!, name)).toFixed()
      this.set(balance, keys, Object.fromEntries(balance.of.map((name) => [name, sum(name)])))
    }
  }

  /** Whether a balance of these keys is beyond what its table holds. */
  isBeyond(keys: Keys): boolean {
    return balancesOf(this.#ledger, keys).some((balance) =>
      Object.entries(this.of(balance, keys)).some(([name, figure]) => {
        const { min, max } = this.#ledger.measures[name] as Extract<Field, { type: 'decimal' }>
        return !isBetween(figure, min, max)
      }),
    )
  }

  copy(): Balances {
    const copy = new Balances(this.#ledger)
    for (const [key, figures] of this.#figures) copy.#figures.set(key, figures)
    return copy
  }
}
