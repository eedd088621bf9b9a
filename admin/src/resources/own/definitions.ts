import type { AnyResource } from '@barem/resources/kit'
import { call } from '../../http/client.ts'
import { definitionsVersion } from '../../http/definitionsVersion.ts'
import { flatten } from '../../i18n/flatten.ts'
import { addWords } from '../../i18n/i18n.ts'
import { locales, type LocaleCode } from '../../i18n/locales.ts'
import { session } from '../../session/session.ts'
import type { Session } from '../../session/token.ts'
import { createStore, useStore } from '../../store.ts'
import { setOwnDefinitions } from '../model/registry.ts'

type Told = {
  version: number
  definitions: AnyResource[]
  words: Record<LocaleCode, Record<string, Parameters<typeof flatten>[0]>>
}

/** Whose definitions are shown: they are cut to the rights of a person. */
type Loaded = { reader: string | null; version: number }

const loaded = createStore<Loaded>({ reader: null, version: 0 })

/** Who reads them, with all rights that decide what they see. */
const readerOf = (who: Session) =>
  [who.tenantId, who.userId, ...[...who.roles].sort(), ...[...who.permissions].sort()].join()

function show({ version, definitions, words }: Told, reader: string) {
  for (const language of locales) addWords(language, flatten({ resources: words[language] }))
  setOwnDefinitions(definitions.map((definition) => Object.freeze(definition)))
  loaded.set({ reader, version })
}

let flight: Promise<void> | null = null

/** Reads the company's own definitions; until the server answers, those that are known are shown. */
async function load(): Promise<void> {
  const who = session.get()
  if (!who) return
  const reader = readerOf(who)
  const { body } = await call<Told>('definitions', { quiet: true }).catch((error: { code?: string }) => {
    // Until a person has chosen a new password, the server refuses this call. The page for it needs no definitions.
    if (error.code === 'COM_ERR_012') loaded.set({ reader, version: 0 })
    throw error
  })
  const now = session.get()
  if (now && readerOf(now) === reader) show(body, reader)
}

/** Reads them once, however many ask meanwhile. A failure is tried again with the next answer that tells of them. */
function reload(): void {
  flight ??= load()
    .catch(() => undefined)
    .finally(() => {
      flight = null
      if (isBehind()) setTimeout(follow, RETRY_MS)
    })
}

/** Pause before a failed reading is tried again, in milliseconds. */
const RETRY_MS = 5000

/** Whether there are definitions, or other rights to see them, than those that are shown. */
function isBehind(): boolean {
  const who = session.get()
  if (!who) return false
  const { reader, version } = loaded.get()
  const newest = Math.max(definitionsVersion.get(), who.definitions)
  return newest > 0 && (reader !== readerOf(who) || version < newest)
}

let shownTo: string | null = null

function follow(): void {
  const who = session.get()
  const person = who && `${who.tenantId} ${who.userId}`
  // What one person may see is not shown to the next.
  if (person !== shownTo) {
    shownTo = person
    definitionsVersion.set(0)
    loaded.set({ reader: null, version: 0 })
    setOwnDefinitions([])
  }
  if (isBehind()) reload()
}

session.subscribe(follow)
definitionsVersion.subscribe(follow)

/** Reads what has changed since, for whoever has just changed it. */
export async function followNow(): Promise<void> {
  await flight
  await load().catch(() => undefined)
}

/** Starts to read the definitions of the person who is signed in already. */
export const startOwnDefinitions = follow

/** Whether the company's own definitions are known, or there are none. */
export function useHasDefinitions(who: Session | null): boolean {
  const { reader } = useStore(loaded)
  return who === null || who.definitions === 0 || reader !== null
}
