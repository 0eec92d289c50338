/** The specification's promise after an application: untrue of everybody it is shown to. */
const SPECIFIED = 'top 1%, 95% chance'

/**
 * Promotional words are off unless an operator asks for them at build time: the specification's
 * with `PROMOTIONAL_COPY=specification`, others with `PRODUCT_CONGRATULATIONS`.
 */
export const promotionalCopy = {
  congratulations:
    import.meta.env.PRODUCT_CONGRATULATIONS ??
    (import.meta.env.PROMOTIONAL_COPY === 'specification' ? SPECIFIED : ''),
}
