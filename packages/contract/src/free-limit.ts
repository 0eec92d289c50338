/** Specification 3: the free limit, in one sentence for every screen. */
export const freeLimitWords = (productName: string): string =>
  `Free: 3 applications for each day you use ${productName}; unused ones stay.`
