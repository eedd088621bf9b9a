import { areas, type AreaCode, type Level } from '@barem/resources/areas'
import type { KindName } from './kinds.ts'

/** Who may: people with any of the levels in an area, everyone of the company, whoever uploaded the file or had it made, or the system alone. */
export type Rule = { area: AreaCode; levels: readonly Level[] } | 'everyone' | 'uploader' | 'nobody'

export interface Folder {
  kinds: readonly KindName[]
  read: Rule
  /** Adding a file. */
  create: Rule
  /** Putting a new version in the place of a file. */
  update: Rule
}

const images = ['jpg', 'png', 'webp'] as const
const papers = ['pdf', 'xlsx', 'docx', ...images] as const

/** Attachments of documents: whoever may see the document may read them. */
const attachments = (area: AreaCode): Folder => ({
  kinds: papers,
  read: { area, levels: ['v'] },
  create: { area, levels: ['c', 'u'] },
  update: { area, levels: ['u'] },
})

/** The folders that `{path}` of `/File/{path}` may name; there are no others. */
export const folders = {
  products: {
    kinds: images,
    read: { area: areas.product, levels: ['v'] },
    create: { area: areas.product, levels: ['c', 'u'] },
    update: { area: areas.product, levels: ['u'] },
  },
  company: {
    kinds: images,
    read: 'everyone',
    create: { area: areas.tenant, levels: ['u'] },
    update: { area: areas.tenant, levels: ['u'] },
  },
  orders: attachments(areas.order),
  contracts: attachments(areas.purchaseContract),
  documents: { kinds: papers, read: 'uploader', create: 'everyone', update: 'uploader' },
  exports: { kinds: ['xlsx'], read: 'uploader', create: 'nobody', update: 'nobody' },
  imports: { kinds: ['xlsx'], read: 'uploader', create: 'everyone', update: 'uploader' },
} as const satisfies Record<string, Folder>

export type FolderName = keyof typeof folders

export const isFolder = (name: string): name is FolderName => Object.hasOwn(folders, name)
