import type { ComponentType } from 'react'
import { DongAMark, PhuongNamMark } from './marks.tsx'

/** Marks by company code; a company without one gets its initials. */
const marks: Record<string, ComponentType> = { DONGA: DongAMark, PHUONGNAM: PhuongNamMark }

/** First letters of the last two words that matter: `Thép Đông Á (demo)` gives `ĐÁ`. */
function initials(name: string): string {
  const words = name.replace(/\(.*?\)/g, '').trim().split(/\s+/)
  return words.slice(-2).map((word) => word.charAt(0).toLocaleUpperCase('vi')).join('')
}

export function TenantLogo({ code, name }: { code: string; name: string }) {
  const Mark = marks[code.toUpperCase()]
  if (Mark) return <Mark />
  return (
    <span className="mark mark-initials" aria-hidden>
      {initials(name || code)}
    </span>
  )
}
