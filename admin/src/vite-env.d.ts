/// <reference types="vite/client" />

/** What resources are called in a language, and loaders of the rest of their words; see `vite.words.ts`. */
declare module 'virtual:resource-words/*' {
  export const titles: object
  export const rest: Readonly<Record<string, () => Promise<{ default: object }>>>
}
