import { PrinterOutlined } from '@ant-design/icons'
import { useTranslate } from '@refinedev/core'
import { Button, DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Select } from '../../../controls/Select.tsx'
import { SheetButton } from '../../../resources/sheets/SheetButton.tsx'
import { type AskedCard, CARD_PAGE, type StockCard, useChoices, withAsked } from './card.ts'

type Props = {
  asked: AskedCard
  card: StockCard | undefined
  put: (changes: Readonly<Record<string, string>>) => void
}

/** The product, the warehouse and the days of a card, and the card as a sheet or on paper. */
export function CardTools({ asked, card, put }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const products = useChoices('productId', typed).data ?? []
  const warehouses = useChoices('warehouseId').data ?? []
  const chosen = asked.productId && card ? [card.product] : []
  const print = (more: Readonly<Record<string, string>>) =>
    void navigate(withAsked(`${CARD_PAGE}/paper`, { ...asked, ...more }))
  return (
    <div className="stock-card-tools">
      <Select
        aria-label={t('card.product')}
        showSearch
        filterOption={false}
        onSearch={setTyped}
        value={asked.productId || null}
        placeholder={t('card.chooseProduct')}
        options={[...chosen, ...products.filter(({ id }) => id !== chosen[0]?.id)].map(({ id, code, name }) => ({
          value: id,
          label: `${name} (${code})`,
        }))}
        onChange={(productId: string) => put({ productId })}
      />
      <Select
        aria-label={t('card.warehouse')}
        value={asked.warehouseId}
        options={[
          { value: '', label: t('card.allWarehouses') },
          ...warehouses.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(warehouseId: string) => put({ warehouseId })}
        popupMatchSelectWidth={false}
      />
      <DatePicker.RangePicker
        aria-label={t('card.from')}
        allowClear={false}
        format="DD/MM/YYYY"
        maxDate={dayjs()}
        value={[dayjs(asked.from), dayjs(asked.to)]}
        onChange={(days) => {
          const [from, to] = days ?? []
          if (from && to) put({ from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') })
        }}
      />
      {card && (
        <>
          <SheetButton path={withAsked('stock-card/export', asked)} title={t('card.title')}>
            {t('card.sheet')}
          </SheetButton>
          {card.sum.closing.value !== undefined && (
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => print({ values: 'true' })}>
              {t('card.printValues')}
            </Button>
          )}
          <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => print({})}>
            {t('card.print')}
          </Button>
        </>
      )}
    </div>
  )
}
