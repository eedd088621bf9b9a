/** The page of documents that wait for the person's decision. */
export const INBOX_PATH = '/approvals'
