import definition from '@barem/resources/company'
import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useSeen } from '../../resources/model/visible.ts'
import SingleScreen from '../../resources/single/SingleScreen.tsx'

/** The header of every page shows the company's name and logo. */
const SHOWN_BY = ['profile']

/** The company itself, which is not in the registry. */
export default function CompanyPage() {
  const t = useTranslate()
  const company = useSeen(definition as unknown as AnyResource)
  return (
    <SingleScreen definition={company} title={t('menu.tenant')} historyPath="tenant/history" alsoShownBy={SHOWN_BY} />
  )
}
