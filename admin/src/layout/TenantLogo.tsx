import { type ComponentType, lazy, Suspense } from 'react'
import { DongAMark, PhuongNamMark } from './marks.tsx'

const Picture = lazy(() => import('../resources/files/Picture.tsx').then(({ Picture }) => ({ default: Picture })))

/** Marks by company code; a company without one gets its initials. */
const marks: Record<string, ComponentType> = { DONGA: DongAMark, PHUONGNAM: PhuongNamMark }

/** First letters of the last two words that matter: `Thép Đông Á (demo)` gives `ĐÁ`. */
function initials(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, '')
    .trim()
    .split(/\s+/)
  return words
    .slice(-2)
    .map((word) => word.charAt(0).toLocaleUpperCase('vi'))
    .join('')
}

/** The logo that a company has uploaded, or else its mark. The name is shown beside it. */
export function TenantLogo({ code, name, logo }: { code: string; name: string; logo: string | null }) {
  if (logo)
    return (
      <Suspense fallback={<span className="mark" />}>
        <Picture path={logo} size="thumb" alt="" className="mark" />
      </Suspense>
    )
  const Mark = marks[code.toUpperCase()]
  if (Mark) return <Mark />
  return (
    <span className="mark mark-initials" aria-hidden>
      {initials(name || code)}
    </span>
  )
}
