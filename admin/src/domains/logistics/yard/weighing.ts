import { session } from '../../../session/session.ts'
import { draftsOf } from '../../../session/signOut.ts'
import { readStored, writeStored } from '../../../storage.ts'

/** What somebody types of a weighing, and what of it is on its way: kept on the device until it has arrived. */
export type Weighing = {
  /** The ticket that is weighed for the second time, with the version that was seen; null for a truck that comes. */
  ticket: { id: string; version: number; firstWeight: string } | null
  licencePlate: string
  driverName: string
  /** Digits of the scale, in kg. */
  kg: string
  photos: string[]
  /** When it was weighed, once that was confirmed. */
  at: string | null
}

export const newWeighing = (ticket: Weighing['ticket'] = null, licencePlate = '', driverName = ''): Weighing => ({
  ticket,
  licencePlate,
  driverName,
  kg: '',
  photos: [],
  at: null,
})

const keyOf = (name: string) => `${draftsOf(session.get())}yard.${name}`

/** The form that is open on this device; null when none is. */
export const readForm = () => readStored<Weighing>(keyOf('form'))
export const keepForm = (form: Weighing | null): boolean => writeStored(keyOf('form'), form)

/** Weighings that were confirmed and that the server has not answered yet, in their order. */
export const readQueue = (): Weighing[] => readStored<Weighing[]>(keyOf('queue')) ?? []
export const keepQueue = (queue: readonly Weighing[]): boolean =>
  writeStored(keyOf('queue'), queue.length > 0 ? queue : null)

/** Weighings that the server refused, with its words, which wait to be looked at. */
export type Refused = { weighing: Weighing; problem: string }
export const readRefused = (): Refused[] => readStored<Refused[]>(keyOf('refused')) ?? []
export const keepRefused = (refused: readonly Refused[]): boolean =>
  writeStored(keyOf('refused'), refused.length > 0 ? refused : null)

/** A plate as it is compared and stored: `15c 000 21` is `15C00021`, written `15C-000.21`. */
export function plateText(typed: string): string {
  const bare = typed.toLocaleUpperCase('vi').replaceAll(/[^0-9A-ZĐ]/g, '')
  const [, place, number] = /^(\d{2}[A-ZĐ]{1,2}?)(\d{4,5})$/.exec(bare) ?? []
  if (!place || !number) return typed.toLocaleUpperCase('vi').trim()
  return `${place}-${number.length === 5 ? `${number.slice(0, 3)}.${number.slice(3)}` : number}`
}

/** What a weighing asks of the server: the call and its body, which is the same however often it is sent. */
export function callOf({ ticket, licencePlate, driverName, kg, photos, at }: Weighing): { path: string; body: object } {
  if (ticket === null)
    return {
      path: 'weighing-tickets',
      body: { licencePlate, driverName: driverName || null, firstWeight: kg, firstAt: at, photos },
    }
  const values = { secondWeight: kg, secondAt: at, ...(photos.length > 0 && { photos }) }
  return { path: `weighing-tickets/${ticket.id}/weigh`, body: { version: ticket.version, values } }
}
