/**
 * The names of a trade that definitions use, each kind a union. `resources/vocabulary.ts` fills it by declaration
 * merging, so that the kit imports nothing of the trade and misspelt names are red in the editor.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- whoever has a trade fills it
export interface Vocabulary {}
