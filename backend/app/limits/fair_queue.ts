import { ApiError } from '#app/http/api_error'
import { currentCaller, type Caller } from './caller.ts'
import { Counts } from './counts.ts'
import { tooManyRequests } from './too_many.ts'

/** How much of something may be done at once, and wait for its turn. */
export interface Budget {
  atOnce: number
  /** Of `atOnce`, what one person, one company and one address may have; all of it unless said. */
  perPerson?: number
  perCompany?: number
  perAddress?: number
  /** Requests that may wait, and those of one person among them. */
  mostWaiting: number
  mostWaitingOfOne: number
  /** Milliseconds that a request waits before it is refused. */
  patience: number
  /**
   * Somebody with more than `beyond` requests waiting gets a rest after each turn of `after` milliseconds or more, of
   * `share` times its length, `most` milliseconds at most: in between, others find free what there is little of.
   * `waiting` counts the requests of a caller; unless given, those that wait in this queue.
   */
  rest?: { beyond: number; after: number; share: number; most?: number; waiting?: (caller: Caller) => number }
  /**
   * A turn ends only when all that has arrived is read, and those who waited begin one at a time, so that work without
   * pauses leaves room for others in between.
   */
  oneByOne?: boolean
}

/** Time in milliseconds, and work put off. */
export interface Clock {
  now: () => number
  /** The returned function cancels the work. */
  later: (ms: number, work: () => void) => () => void
}

const wallClock: Clock = {
  now: () => performance.now(),
  later: (ms, work) => {
    const timer = setTimeout(work, ms).unref()
    return () => clearTimeout(timer)
  },
}

interface Waiting {
  caller: Caller
  start: () => void
}

/** Seconds after which a refused request may be sent again. */
const COME_BACK = 5

const busy = () => new ApiError('COM_ERR_010', { retryAfter: COME_BACK })

/**
 * A queue for a scarce resource, such as connections or cores. The next turn is given to the company that had its last
 * turn longest ago, in it to the person likewise, and of that person to the oldest request.
 */
export class FairQueue {
  readonly #budget: Budget
  #running = 0
  #turn = 0
  /** Turns under way, of each person, company and address. */
  readonly #turnsOf = { person: new Counts(), company: new Counts(), address: new Counts() }
  readonly #waitingOf = new Counts()
  /** In the order of their coming. */
  readonly #waiting: Waiting[] = []
  /** The number of the last turn of each person and company, as long as anybody has one. */
  readonly #lastTurn = { person: new Map<string, number>(), company: new Map<string | null, number>() }
  /** Until when a person rests. */
  readonly #rests = new Map<string, number>()
  readonly #clock: Clock
  #isNextDue = false

  constructor(budget: Budget, clock = wallClock) {
    this.#budget = budget
    this.#clock = clock
  }

  /**
   * Runs `work` when it is the caller's turn.
   * @param caller the sender of the request at hand, unless given
   * @throws ApiError COM_ERR_016 (429) when the caller has too many waiting, COM_ERR_010 (503) when all together have,
   * or it takes too long; with Retry-After
   */
  async run<T>(work: () => Promise<T>, caller: Caller = currentCaller()): Promise<T> {
    const release = await this.take(caller)
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Waits for the caller's turn; the returned function ends it, and must be called once. */
  take(caller: Caller = currentCaller()): Promise<() => void> {
    if (caller.gone?.aborted) return Promise.reject(busy())
    const { person } = caller
    const overtakes = this.#budget.oneByOne && this.#waitingOf.of(person) > 0
    if (!overtakes && this.#mayRun(caller)) return Promise.resolve(this.#begin(caller))
    if (this.#waitingOf.of(person) >= this.#budget.mostWaitingOfOne) return Promise.reject(tooManyRequests(1))
    if (this.#waiting.length >= this.#budget.mostWaiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const leave = () => {
        forget()
        if (this.#remove(waiting)) reject(busy())
      }
      const forget = this.#clock.later(this.#budget.patience, leave)
      const waiting: Waiting = {
        caller,
        start: () => {
          forget()
          caller.gone?.removeEventListener('abort', leave)
          this.#remove(waiting)
          resolve(this.#begin(caller))
        },
      }
      caller.gone?.addEventListener('abort', leave, { once: true })
      this.#waiting.push(waiting)
      this.#waitingOf.add(person, 1)
    })
  }

  #remove(waiting: Waiting): boolean {
    const place = this.#waiting.indexOf(waiting)
    if (place === -1) return false
    this.#waiting.splice(place, 1)
    this.#waitingOf.add(waiting.caller.person, -1)
    return true
  }

  #mayRun({ person, company, address, isServer }: Caller): boolean {
    const { atOnce, perPerson = atOnce, perCompany = atOnce, perAddress = atOnce } = this.#budget
    const turns = this.#turnsOf
    if (this.#running >= atOnce || this.#rests.has(person)) return false
    return (
      isServer === true ||
      (turns.person.of(person) < perPerson &&
        turns.company.of(company) < perCompany &&
        turns.address.of(address) < perAddress)
    )
  }

  #count({ person, company, address }: Caller, change: 1 | -1) {
    this.#running += change
    this.#turnsOf.person.add(person, change)
    this.#turnsOf.company.add(company, change)
    this.#turnsOf.address.add(address, change)
  }

  #begin(caller: Caller): () => void {
    this.#turn++
    this.#lastTurn.person.set(caller.person, this.#turn)
    this.#lastTurn.company.set(caller.company, this.#turn)
    this.#count(caller, 1)
    const began = this.#clock.now()
    let ended = false
    const release = () => {
      this.#count(caller, -1)
      this.#rest(caller, this.#clock.now() - began)
      this.#next()
      if (this.#running === 0 && this.#waiting.length === 0) this.#forgetTurns()
    }
    return () => {
      if (ended) return
      ended = true
      if (this.#budget.oneByOne) setImmediate(release)
      else release()
    }
  }

  #forgetTurns() {
    this.#lastTurn.person.clear()
    this.#lastTurn.company.clear()
  }

  #rest(caller: Caller, length: number) {
    const { rest } = this.#budget
    const { person } = caller
    if (!rest || length < rest.after) return
    if ((rest.waiting?.(caller) ?? this.#waitingOf.of(person)) <= rest.beyond) return
    const pause = Math.min(length * rest.share, rest.most ?? Infinity)
    const until = this.#clock.now() + pause
    this.#rests.set(person, until)
    this.#clock.later(pause, () => {
      // Another turn of theirs may have ended meanwhile.
      if (this.#rests.get(person) !== until) return
      this.#rests.delete(person)
      this.#next()
    })
  }

  /** Gives their turns to those who may have one now. */
  #next() {
    if (this.#budget.oneByOne) return this.#nextOne()
    for (let chosen = this.#choose(); chosen; chosen = this.#choose()) chosen.start()
  }

  #nextOne() {
    if (this.#isNextDue || this.#waiting.length === 0) return
    this.#isNextDue = true
    setImmediate(() => {
      this.#isNextDue = false
      const chosen = this.#choose()
      if (!chosen) return
      chosen.start()
      this.#nextOne()
    })
  }

  #choose(): Waiting | null {
    let [chosen, best]: [Waiting | null, [number, number]] = [null, [Infinity, Infinity]]
    for (const waiting of this.#waiting) {
      if (!this.#mayRun(waiting.caller)) continue
      const { person, company } = waiting.caller
      const last = this.#lastTurn
      const turns: [number, number] = [last.company.get(company) ?? 0, last.person.get(person) ?? 0]
      if (turns[0] < best[0] || (turns[0] === best[0] && turns[1] < best[1])) [chosen, best] = [waiting, turns]
    }
    return chosen
  }
}
