import { lineResource, type AnyResource } from '@barem/resources/kit'
import { useInvalidate, useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { historyKey } from '../../providers/audit.ts'
import { wordsOf } from '../model/words.ts'
import ImportDialog from './ImportDialog.tsx'
import { exportFile, importFile } from './sheets.ts'

type Props = { definition: AnyResource; field: string; id: string; title: string; onClose: () => void }

/** Takes a sheet that fills in the lines of a document. @param title what the document is called */
export default function LinesDialog({ definition, field, id, title, onClose }: Props) {
  const t = useTranslate()
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const path = `${definition.path}/${id}/${field}/sheet`
  const way = {
    title: t('sheets.lines.title', { title }),
    about: t('sheets.lines.about'),
    counted: (count: number) => t('crud.lines.count', { count }),
    passed: (count: number) => t('sheets.lines.passed', { count }),
    template: () => exportFile(path, title),
    take: (file: File, check: boolean) => importFile(path, file, check),
    done: () => {
      void invalidate({ resource: definition.name, id, invalidates: ['list', 'many', 'detail'] })
      void client.invalidateQueries({ queryKey: historyKey(`${definition.path}/${id}/history`) })
    },
  }
  return <ImportDialog words={wordsOf(t, lineResource(definition, field))} way={way} onClose={onClose} />
}
