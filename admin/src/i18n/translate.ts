/** Says a word of the dictionary in one language; `values` are those of its placeholders. */
export type Translate = (key: string, values?: Record<string, unknown>) => string
