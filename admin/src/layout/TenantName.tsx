import { BaremMark } from './marks.tsx'
import { TenantLogo } from './TenantLogo.tsx'
import { useProfile } from './useProfile.ts'

/** The company's mark and name; Barem's own until the company is known. */
export function TenantName({ short = false }: { short?: boolean }) {
  const tenant = useProfile().data?.tenant
  return (
    <span className="tenant">
      {tenant ? <TenantLogo {...tenant} /> : <BaremMark />}
      {!short && (
        <span className="tenant-name" title={tenant?.name}>
          {tenant?.name ?? 'Barem'}
        </span>
      )}
    </span>
  )
}
