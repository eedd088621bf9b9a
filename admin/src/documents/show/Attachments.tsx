import { type HttpError, useUpdate, useTranslate } from '@refinedev/core'
import type { AnyResource, Field } from '@barem/resources/kit'
import { App } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FileLink } from '../../resources/files/FileLink.tsx'
import { type NamedFile, namedFiles } from '../../resources/files/named.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { mayChange } from '../../resources/model/rights.ts'
import type { Words } from '../../resources/model/words.ts'
import { useSession } from '../../session/session.ts'
import { useRefresh } from '../actions/useAction.ts'
import type { DocumentRow } from '../document.ts'

const FilesInput = lazy(() => import('../../resources/inputs/FilesInput.tsx'))

type Props = { definition: AnyResource; words: Words; row: DocumentRow; name: string }

/**
 * The files of a document, each to be opened with the person's own rights; added and taken away where that is free in
 * its state.
 */
export function Attachments({ definition, words, row, name }: Props) {
  const t = useTranslate()
  const who = useSession()
  const { states } = definition
  const isFree = states === null || states.alwaysEditable.includes(name) || (row.allowed ?? []).includes('edit')
  const paths = (row[name] ?? []) as string[]
  if (isFree && mayChange(who, definition, row))
    return (
      <Suspense>
        <Changing definition={definition} words={words} row={row} name={name} />
      </Suspense>
    )
  if (paths.length === 0) return <p className="history-note">{t('crud.noFile')}</p>
  return (
    <ul className="attachments">
      {namedFiles(paths, (row[`${name}Files`] ?? []) as NamedFile[]).map((file) => (
        <li key={file.path}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  )
}

/** Each change is saved at once, one after the other, over the version that the one before left. */
function Changing({ definition, words, row, name }: Props) {
  const { message } = App.useApp()
  const { mutateAsync } = useUpdate<AnyRow, HttpError, Record<string, unknown>>()
  const refresh = useRefresh(definition)
  const [value, setValue] = useState((row[name] ?? []) as string[])
  const version = useRef(row.version)
  const saving = useRef(Promise.resolve())

  useEffect(() => {
    version.current = row.version
    setValue((row[name] ?? []) as string[])
  }, [row, name])

  async function save(paths: string[]) {
    try {
      const { data } = await mutateAsync({
        resource: definition.name,
        id: row.id,
        values: { [name]: paths, version: version.current },
        mutationMode: 'pessimistic',
        successNotification: false,
        errorNotification: false,
        invalidates: [],
      })
      version.current = data.version
    } catch (error) {
      void message.error((error as Error).message)
    }
    await refresh(row.id)
  }

  function change(paths: string[] | null) {
    setValue(paths ?? [])
    saving.current = saving.current.then(() => save(paths ?? []))
  }

  return (
    <FilesInput
      id={`${row.id}-${name}`}
      name={name}
      label={words.field(name)}
      field={definition.fields[name] as Extract<Field, { type: 'files' }>}
      definition={definition}
      words={words}
      row={row}
      value={value}
      onChange={change}
    />
  )
}
