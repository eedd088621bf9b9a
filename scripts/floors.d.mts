export const floors: Readonly<Record<string, { floors: string[][]; onNone: string[] }>>
export function roomOf(path: string): { tree: string; room: string } | null
export function upward(file: string, name: string): string | null
