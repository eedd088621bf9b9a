import type { AnyResource } from '@barem/resources/kit'
import { useInvalidate, useTranslate } from '@refinedev/core'
import type { Words } from '../model/words.ts'
import ImportDialog, { type StoredSheet } from './ImportDialog.tsx'
import { downloadTemplate, importFile } from './sheets.ts'

type Props = { definition: AnyResource; words: Words; onClose: () => void; stored?: StoredSheet }

/** Takes a sheet each row of which becomes a row of a resource. */
export default function RowsDialog({ definition, words, onClose, stored }: Props) {
  const t = useTranslate()
  const invalidate = useInvalidate()
  const way = {
    title: t('sheets.title', { many: words.many }),
    about: t('sheets.about'),
    counted: words.counted,
    passed: (count: number) => t('sheets.passed', { count }),
    template: () => downloadTemplate(definition, words.title),
    take: (file: File, check: boolean) => importFile(`${definition.path}/import`, file, check),
    done: () => void invalidate({ resource: definition.name, invalidates: ['list'] }),
  }
  return <ImportDialog words={words} way={way} stored={stored} onClose={onClose} />
}
