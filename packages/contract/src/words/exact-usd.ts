const WHOLE = new Intl.NumberFormat('en-US')
const WITH_CENTS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** "$1,500", and "$1,500.50" where there are cents: a sum that was promised to somebody. */
export const exactUsd = (amount: number): string =>
  `$${(Number.isInteger(amount) ? WHOLE : WITH_CENTS).format(amount)}`
