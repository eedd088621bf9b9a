import type { PaperFacts } from '../../../documents/print/papers.ts'

export const contract: PaperFacts = { optional: ['barem', 'theoreticalWeight'] }
