const day = '2026-02-01'

/** What of an advance a claim clears. */
const cleared = { id: 'a', paymentSlipId: 's', openingAdvanceId: null, amount: '60' }

/** Tickets and slips of employees that take their planners through all branches. */
export const expenseDocuments = {
  postExpense: [['advance'], ['reimbursement'], ['reimbursement', cleared, cleared]].map(([type, ...allocations]) => ({
    ...{
      id: 'd',
      documentDate: day,
      type,
      employeeId: 'e',
      total: '100',
      approverId: 'v',
      receiptId: 'r',
      allocations,
    },
  })),
  openingAdvances: ['7', '8'].map((number) => ({
    ...{ id: 'd', openedOn: '2026-03-01', controlTotal: '5', total: number === '7' ? '6' : '5' },
    lines: [{ id: 'l', employeeId: 'c', number, documentDate: day, dueDate: null, amount: '5' }],
  })),
  postCount: ['-5', '0', '5'].map((difference) => ({
    ...{ documentDate: day, fundId: 'f', booked: '100', difference, reason: 'Thừa tiền lẻ' },
  })),
  paySlip: ['advance', 'reimbursement', 'advance_return'].map((type) => ({
    ...{ id: 'd', documentDate: day, dueDate: null, type, employeeId: 'e', expenseTicketId: null, slipId: null },
    ...{ total: '100', fundId: 'f', openReason: null },
  })),
}

/** What they have to know: an employee with an account, an advance that is open, and a claim. */
export const expenseFacts = {
  period: { today: '2026-03-09', lockedUntil: null },
  employee: { isActive: true, userId: 'u' },
  ticket: null,
  costedReceipt: {
    ...{ id: 'r', code: 'PNK', status: 'done', documentDate: day, supplierId: 's', dueDate: null, vat: 'off' },
    ...{ freightSupplierId: null, freight: '0', matched: { booked: '0', owed: '0' } },
    lines: [{ productId: 'p', warehouseId: 'w', share: '0', kg: '98', pieces: '10' }],
  },
  till: { booked: '100', limit: '5' },
  slip: null,
  openAdvances: [
    { key: 'expenseTicketId', id: 't', side: 'credit', open: '500', due: day, day, orderId: null },
    { key: 'paymentSlipId', id: 's', side: 'debt', open: '500', due: day, day, orderId: null },
  ],
}
