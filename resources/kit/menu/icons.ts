/** The icons that the side menu has. */
export const iconNames = [
  'home',
  'user',
  'category',
  'product',
  'order',
  'configuration',
  'dashboard',
  'chatbot',
  'workflow',
  'marketing',
  'customer',
  'supplier',
  'finance',
  'sale-management',
  'logistics',
  'contract',
  'finance-accounting',
] as const

export type IconName = (typeof iconNames)[number]
