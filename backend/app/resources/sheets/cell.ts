/** A cell as the sheet has it, once read: what Excel knows of types. */
export type Cell = string | number | boolean | Date | null
