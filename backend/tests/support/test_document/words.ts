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
      groups: { general: 'Thông tin chung', accounts: 'Tài khoản' },
      fields: {
        countedOn: 'Ngày kiểm',
        departmentId: 'Bộ phận',
        departmentName: 'Tên bộ phận',
        keeper: 'Thủ quỹ',
        witness: 'Người chứng kiến',
        closedOn: 'Ngày chốt',
        daysLeft: 'Số ngày đến ngày chốt',
        lines: 'Tài khoản',
        status: 'Tình trạng',
        note: 'Ghi chú',
      },
      home: { close: { title: 'Quỹ chờ chốt' } },
      choices: { status: { draft: 'Nháp', prepared: 'Đã lập', closed: 'Đã chốt', void: 'Đã bỏ' } },
      lines: {
        fields: {
          account: 'Tài khoản',
          booked: 'Sổ sách',
          counted: 'Thực đếm',
          share: 'Tỷ lệ',
          kind: 'Loại',
          isSealed: 'Niêm phong',
          checkedOn: 'Ngày đối chiếu',
        },
        choices: { kind: { cash: 'Tiền mặt', bank: 'Ngân hàng' } },
      },
    },
    'cash-transfers': {
      title: 'Phiếu chuyển quỹ',
      one: 'phiếu chuyển quỹ',
      fields: { movedOn: 'Ngày chuyển', countId: 'Phiếu kiểm', lines: 'Các phiếu kiểm' },
      choices: { status: states.vi_VN },
      lines: { fields: { countId: 'Phiếu kiểm', amount: 'Số tiền' } },
    },
    'stock-moves': {
      title: 'Phiếu chuyển hàng',
      one: 'phiếu chuyển hàng',
      groups: { general: 'Thông tin chung', goods: 'Hàng hoá' },
      fields: { movedOn: 'Ngày chuyển', warehouseId: 'Kho', direction: 'Chiều', keeper: 'Thủ kho', lines: 'Hàng hoá' },
      choices: { status: states.vi_VN, direction: { in: 'Nhập', out: 'Xuất' } },
      lines: { fields: { productId: 'Sản phẩm', quantity: 'Số lượng', amount: 'Thành tiền' } },
    },
  },
  en_US: {
    'cash-counts': {
      title: 'Cash counts',
      one: 'cash count',
      groups: { general: 'General information', accounts: 'Accounts' },
      fields: {
        countedOn: 'Counting date',
        departmentId: 'Department',
        departmentName: 'Department name',
        keeper: 'Cash keeper',
        witness: 'Witness',
        closedOn: 'Closing date',
        daysLeft: 'Days until closing',
        lines: 'Accounts',
        status: 'Status',
        note: 'Note',
      },
      home: { close: { title: 'Counts to close' } },
      choices: { status: { draft: 'Draft', prepared: 'Prepared', closed: 'Closed', void: 'Void' } },
      lines: {
        fields: {
          account: 'Account',
          booked: 'Booked',
          counted: 'Counted',
          share: 'Share',
          kind: 'Kind',
          isSealed: 'Sealed',
          checkedOn: 'Checked on',
        },
        choices: { kind: { cash: 'Cash', bank: 'Bank' } },
      },
    },
    'cash-transfers': {
      title: 'Cash transfers',
      one: 'cash transfer',
      fields: { movedOn: 'Transfer date', countId: 'Count', lines: 'Counts' },
      choices: { status: states.en_US },
      lines: { fields: { countId: 'Count', amount: 'Amount' } },
    },
    'stock-moves': {
      title: 'Goods moves',
      one: 'goods move',
      groups: { general: 'General information', goods: 'Goods' },
      fields: { movedOn: 'Date', warehouseId: 'Warehouse', direction: 'Direction', keeper: 'Keeper', lines: 'Goods' },
      choices: { status: states.en_US, direction: { in: 'In', out: 'Out' } },
      lines: { fields: { productId: 'Product', quantity: 'Quantity', amount: 'Amount' } },
    },
  },
}

/** What documents say of the actions of the test documents, by language. */
export const documentWords = {
  vi_VN: {
    papers: { cashCount: 'Phiếu kiểm quỹ' },
    did: { prepare: 'đã lập {{one}} này', close: 'đã chốt {{one}} này', discard: 'đã bỏ {{one}} này' },
    actions: {
      prepare: {
        name: 'Lập phiếu',
        title: 'Lập {{one}} {{code}}?',
        text: 'Có người chứng kiến.',
        button: 'Lập {{one}}',
        done: 'Đã lập {{one}} {{code}}',
      },
      close: {
        name: 'Chốt quỹ',
        title: 'Chốt {{one}} {{code}}?',
        text: 'Phiếu được cấp số.',
        button: 'Chốt {{one}}',
        done: 'Đã chốt {{one}} {{code}}',
      },
      discard: {
        name: 'Bỏ phiếu',
        title: 'Bỏ {{one}} {{code}}?',
        text: 'Phiếu hết hiệu lực.',
        reason: 'Lý do bỏ',
        button: 'Bỏ {{one}}',
        done: 'Đã bỏ {{one}} {{code}}',
      },
    },
  },
  en_US: {
    papers: { cashCount: 'Cash count' },
    did: { prepare: 'prepared this {{one}}', close: 'closed this {{one}}', discard: 'discarded this {{one}}' },
    actions: {
      prepare: {
        name: 'Prepare',
        title: 'Prepare {{one}} {{code}}?',
        text: 'Somebody watches.',
        button: 'Prepare {{one}}',
        done: '{{one}} {{code}} is prepared',
      },
      close: {
        name: 'Close',
        title: 'Close {{one}} {{code}}?',
        text: 'It takes its number.',
        button: 'Close {{one}}',
        done: '{{one}} {{code}} is closed',
      },
      discard: {
        name: 'Discard',
        title: 'Discard {{one}} {{code}}?',
        text: 'It is void.',
        reason: 'Reason',
        button: 'Discard {{one}}',
        done: '{{one}} {{code}} is discarded',
      },
    },
  },
}
