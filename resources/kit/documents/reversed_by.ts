import type { DocumentAction } from './states.ts'

/** The actions whose entries one takes back, in order. */
export const reversedBy = ({ reverses }: Pick<DocumentAction, 'reverses'>): readonly string[] =>
  typeof reverses === 'string' ? [reverses] : (reverses ?? [])
