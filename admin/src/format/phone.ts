/** `0903123456` as `0903 123 456`; anything but ten or eleven digits is returned unchanged. */
export const formatPhone = (value: string): string => value.replace(/^(\d{4})(\d{3})(\d{3,4})$/, '$1 $2 $3')
