import { useTranslation } from 'react-i18next'
import type { InputProps } from './input.ts'

/** Files are put in place by the file store; a form shows which ones are meant. */
export function StoredFiles({ value }: InputProps<'files'>) {
  const { t } = useTranslation()
  return <span className="code stored-file">{value?.length ? value.join(', ') : t('crud.noFile')}</span>
}
