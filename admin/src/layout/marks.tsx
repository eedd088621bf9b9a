import type { ReactNode } from 'react'

/** A 32 px tile. Marks are shown beside a name, so screen readers skip them. */
function Mark({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="7" fill={tone} />
      {children}
    </svg>
  )
}

/** A rolled beam seen from its end. */
export function BaremMark() {
  return (
    <Mark tone="#2f6690">
      <path d="M8 8h16v4h-5.5v8H24v4H8v-4h5.5v-8H8z" fill="#fff" />
    </Mark>
  )
}

/** A sun that rises over two bars: the east. */
export function DongAMark() {
  return (
    <Mark tone="#a63d2f">
      <path d="M9 17a7 7 0 0 1 14 0z" fill="#ffd9a0" />
      <path d="M6 19h20v2.5H6zM6 23.5h20V26H6z" fill="#fff" />
    </Mark>
  )
}

/** Bars laid into an arrow to the south. */
export function PhuongNamMark() {
  return (
    <Mark tone="#1f6b5c">
      <path d="M6 8h20v3.5H6zM9.5 13.5h13V17h-13z" fill="#fff" />
      <path d="M13 19h6l-3 5.5z" fill="#a9e0cd" />
    </Mark>
  )
}
