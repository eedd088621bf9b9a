/**
 * SQL of the day that it is in Vietnam, whatever the time zone of the database.
 * @param moment SQL of a timestamptz; the beginning of the transaction unless said
 */
export const todayInVietnam = (moment = 'now()'): string => `(${moment} at time zone 'Asia/Ho_Chi_Minh')::date`
