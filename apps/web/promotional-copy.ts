/** The specification's promise after an application: untrue of everybody it is shown to. */
const SPECIFIED = 'top 1%, 95% chance'
const SPECIFIED_RATE = '93% winning rate'
const isSpecified = import.meta.env.PROMOTIONAL_COPY === 'specification'

/**
 * Promotional words are off unless an operator asks for them at build time: the specification's
 * with `PROMOTIONAL_COPY=specification`, others with `PRODUCT_CONGRATULATIONS` and
 * `PRODUCT_MEMBERSHIP_PROMISE`.
 */
export const promotionalCopy = {
  congratulations: import.meta.env.PRODUCT_CONGRATULATIONS ?? (isSpecified ? SPECIFIED : ''),
  /** Beside the offer of a membership. */
  membership: import.meta.env.PRODUCT_MEMBERSHIP_PROMISE ?? (isSpecified ? SPECIFIED_RATE : ''),
}
