/** People write numbers with spaces, hyphens and brackets; none of them is a digit to complain about. */
export const digitsOf = (phone: string): string => phone.replaceAll(/[\s().-]/g, '')
