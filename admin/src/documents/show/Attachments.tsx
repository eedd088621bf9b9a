import { useTranslation } from 'react-i18next'
import { FileLink } from '../../resources/files/FileLink.tsx'
import { type NamedFile, namedFiles } from '../../resources/files/named.ts'

/** The files of a document, each to be opened with the person's own rights. */
export function Attachments({ paths, known }: { paths: readonly string[]; known: readonly NamedFile[] }) {
  const { t } = useTranslation()
  if (paths.length === 0) return <p className="history-note">{t('crud.noFile')}</p>
  return (
    <ul className="attachments">
      {namedFiles(paths, known).map((file) => (
        <li key={file.path}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  )
}
