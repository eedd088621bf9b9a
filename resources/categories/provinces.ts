/** The provinces of Vietnam since July 2025, by the codes of the official list. */
export const provinces = ['01', '04', '08', '11', '12', '14', '15', '19', '20', '22', '24', '25', '31', '33', '37', '38', '40', '42', '44', '46', '48', '51', '52', '56', '66', '68', '75', '79', '80', '82', '86', '91', '92', '96'] as const
