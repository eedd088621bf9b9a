import {
  AccountBookOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarsOutlined,
  BranchesOutlined,
  ContactsOutlined,
  DashboardOutlined,
  FileTextOutlined,
  HomeOutlined,
  NotificationOutlined,
  RobotOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  TeamOutlined,
  TruckOutlined,
} from '@ant-design/icons'
import type { IconName } from '@barem/resources/kit'
import { createElement, type ElementType, type ReactNode } from 'react'

const icons: Record<IconName, ElementType> = {
  home: HomeOutlined,
  user: TeamOutlined,
  category: AppstoreOutlined,
  product: BarsOutlined,
  order: FileTextOutlined,
  configuration: SettingOutlined,
  dashboard: DashboardOutlined,
  chatbot: RobotOutlined,
  workflow: BranchesOutlined,
  marketing: NotificationOutlined,
  customer: ContactsOutlined,
  supplier: ShopOutlined,
  finance: BankOutlined,
  'sale-management': ShoppingCartOutlined,
  logistics: TruckOutlined,
  contract: AuditOutlined,
  'finance-accounting': AccountBookOutlined,
}

/** The picture of a menu entry; always beside its word, so it is silent. */
export function menuIcon(name: IconName | undefined): ReactNode {
  return name && createElement(icons[name], { 'aria-hidden': true })
}
