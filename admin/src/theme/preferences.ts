import { onStoredElsewhere, readStored, writeStored } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import type { Density, Mode } from './tokens.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** The stored choice; without one the system decides. */
const currentMode = (): Mode => readStored<Mode>('theme') ?? (dark.matches ? 'dark' : 'light')
const currentDensity = (): Density => readStored<Density>('density') ?? 'comfortable'

export const mode = createStore<Mode>(currentMode())
export const density = createStore<Density>(currentDensity())

dark.addEventListener('change', () => mode.set(currentMode()))
onStoredElsewhere('theme', () => mode.set(currentMode()))
onStoredElsewhere('density', () => density.set(currentDensity()))
mode.subscribe(() => {
  document.documentElement.dataset.theme = mode.get()
})

export function chooseMode(next: Mode): void {
  writeStored('theme', next)
  mode.set(next)
}

export function chooseDensity(next: Density): void {
  writeStored('density', next)
  density.set(next)
}

export const useMode = () => useStore(mode)
export const useDensity = () => useStore(density)
