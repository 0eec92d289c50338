/** The product's name. One setting at build time, `PRODUCT_NAME`, renames it everywhere. */
export const productName: string = import.meta.env.PRODUCT_NAME ?? 'Laurel'

/** The name as it stands in URLs, as in /laurelAssistance. */
export const productSlug = productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The public origin without a trailing slash, or an empty string when it was not given at build time. */
export const productOrigin: string = (import.meta.env.PRODUCT_URL ?? '').replace(/\/$/, '')
