/**
 * What an operator may word differently or leave out (an empty setting at build time). The
 * defaults are the specification's; they are never worked out to look personal.
 */
export const promotionalCopy = {
  congratulations: import.meta.env.PRODUCT_CONGRATULATIONS ?? 'top 1%, 95% chance',
}
