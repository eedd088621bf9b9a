import { useTranslate } from '@refinedev/core'
import { BaremMark } from '../../layout/marks.tsx'
import { BundlePicture } from './BundlePicture.tsx'

/** The maker of Barem, a description of it, and a contact. */
export function VendorPanel() {
  const t = useTranslate()
  return (
    <aside className="vendor" aria-label={t('account.vendor.label')}>
      <BundlePicture />
      <div className="vendor-brand">
        <BaremMark />
        <span>Barem</span>
      </div>
      <div className="vendor-words">
        <p className="vendor-headline">{t('account.vendor.headline')}</p>
        <p className="vendor-tagline">{t('account.vendor.tagline')}</p>
      </div>
      <SupportLines className="vendor-support" />
    </aside>
  )
}

export function SupportLines({ className }: { className: string }) {
  const t = useTranslate()
  return (
    <dl className={className}>
      <div>
        <dt>{t('account.vendor.support')}</dt>
        <dd>
          <a href={`mailto:${t('account.vendor.email')}`}>{t('account.vendor.email')}</a>
        </dd>
      </div>
      <div>
        <dt>{t('account.vendor.hotline')}</dt>
        <dd className="figures">{t('account.vendor.phone')}</dd>
      </div>
    </dl>
  )
}
