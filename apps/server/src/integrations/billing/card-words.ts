/** `Visa ending in 4242`; providers write of brands in small letters, with underscores. */
export function cardLabel(brand: string | null | undefined, last4: string): string {
  const words = (brand ?? 'card').replaceAll('_', ' ')
  const named = words === 'unknown' ? 'card' : words
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} ending in ${last4}`
}

/** YYYY-MM. */
export const expiryMonth = (year: number, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}`
