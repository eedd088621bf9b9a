import type { OwnMistake } from '@barem/resources/own'
import { createContext, use } from 'react'
import type { Translate } from '../../../i18n/translate.ts'

/** A mistake in words, at a path of the draft. */
export type Told = { path: string; text: string }

export const MistakesContext = createContext<readonly Told[]>([])

/** Mistakes found in the browser, in words. */
export const told = (mistakes: readonly OwnMistake[], t: Translate): Told[] =>
  mistakes.map(({ path, code, meta }) => ({ path, text: t(`own.mistakes.${code}`, { ...meta }) }))

/** What is wrong at exactly this path. */
export function useMistake(path: string): string | null {
  return use(MistakesContext).find((one) => one.path === path)?.text ?? null
}

/** How much is wrong at a path and below it. */
export function useMistakesBelow(path: string): Told[] {
  return use(MistakesContext).filter((one) => one.path === path || one.path.startsWith(`${path}.`))
}
