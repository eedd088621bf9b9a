/**
 * Bare addresses of sections, as the specification lists them, each with the pages that it leads to: the first that is
 * there and that the person may open. The first one is that of the specification; the others take its place until it
 * is there, and for people without a right to it. Independent of the menu.
 */
export const sections: Readonly<Record<string, readonly string[]>> = {
  '/system': ['/system/users'],
  '/customers': ['/customers/infomation'],
  '/suppliers': ['/suppliers/infomation'],
  '/contract': ['/contract/purchase-contract'],
  '/logistics': [
    '/logistics/enter-warehouse',
    '/logistics/export-warehouse',
    '/logistics/stock-transfer',
    '/logistics/weighing',
    '/logistics/inventory',
    '/logistics/opening-stock',
  ],
  '/categories': ['/categories/product-group'],
  '/marketing': ['/marketing/discount-policy'],
  '/finance-accounting': ['/finance-accounting/debt-tracking'],
  '/finance-accounting/debt-tracking/transaction': ['/finance-accounting/debt-tracking?tab=transactions'],
  // Everybody may add an order, those without a right to the list too.
  '/sale-management': ['/sale-management/order', '/sale-management/order/add'],
}

/** Other addresses of pages: what follows them in the address follows the page's own. */
export const aliases: Readonly<Record<string, string>> = {
  '/customers/information': '/customers/infomation',
  '/suppliers/information': '/suppliers/infomation',
  '/products': '/product-management',
  '/orders': '/sale-management/order',
  '/expense-ticket/list': '/expense-ticket',
}
