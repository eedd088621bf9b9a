/** The day on the calendars of Vietnam, `YYYY-MM-DD`: at six in the morning there it is still yesterday in London. */
export const today = (now = new Date()): string => now.toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' })
