/** Where people find what waits for their decision. */
export const INBOX_PATH = '/approvals'
