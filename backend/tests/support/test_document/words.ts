const states = {
  vi_VN: {
    draft: 'Nháp',
    pending: 'Chờ duyệt',
    approved: 'Đã duyệt',
    rejected: 'Từ chối',
    in_progress: 'Đang thực hiện',
    done: 'Hoàn thành',
    cancelled: 'Đã huỷ',
  },
  en_US: {
    draft: 'Draft',
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    in_progress: 'In progress',
    done: 'Done',
    cancelled: 'Cancelled',
  },
}

/** The words of the test documents, by language and name. */
export const words = {
  vi_VN: {
    'cash-counts': {
      title: 'Phiếu kiểm quỹ',
      one: 'phiếu kiểm quỹ',
      fields: {
        departmentId: 'Bộ phận',
        keeper: 'Thủ quỹ',
        witness: 'Người chứng kiến',
        closedOn: 'Ngày chốt',
        lines: 'Tài khoản',
      },
      choices: { status: { draft: 'Nháp', prepared: 'Đã lập', closed: 'Đã chốt', void: 'Đã bỏ' } },
      lines: { fields: { account: 'Tài khoản', booked: 'Sổ sách', counted: 'Thực đếm', share: 'Tỷ lệ' } },
    },
    'cash-transfers': {
      title: 'Phiếu chuyển quỹ',
      one: 'phiếu chuyển quỹ',
      fields: { movedOn: 'Ngày chuyển', countId: 'Phiếu kiểm', lines: 'Các phiếu kiểm' },
      choices: { status: states.vi_VN },
      lines: { fields: { countId: 'Phiếu kiểm', amount: 'Số tiền' } },
    },
  },
  en_US: {
    'cash-counts': {
      title: 'Cash counts',
      one: 'cash count',
      fields: {
        departmentId: 'Department',
        keeper: 'Cash keeper',
        witness: 'Witness',
        closedOn: 'Closing date',
        lines: 'Accounts',
      },
      choices: { status: { draft: 'Draft', prepared: 'Prepared', closed: 'Closed', void: 'Void' } },
      lines: { fields: { account: 'Account', booked: 'Booked', counted: 'Counted', share: 'Share' } },
    },
    'cash-transfers': {
      title: 'Cash transfers',
      one: 'cash transfer',
      fields: { movedOn: 'Transfer date', countId: 'Count', lines: 'Counts' },
      choices: { status: states.en_US },
      lines: { fields: { countId: 'Count', amount: 'Amount' } },
    },
  },
}
