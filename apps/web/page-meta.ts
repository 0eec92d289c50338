import type { MetaDescriptor } from 'react-router'
import { productName, productOrigin } from './product.ts'

/** `{Page} · Laurel`: the title of every page. */
export function pageTitle(page: string): string {
  return `${page} · ${productName}`
}

interface PublicPage {
  title: string
  description: string
  path: string
}

/** Title, description, Open Graph and, once the origin is known, the canonical address. */
export function publicMeta({ title, description, path }: PublicPage): MetaDescriptor[] {
  const fullTitle = pageTitle(title)
  const url = `${productOrigin}${path}`
  const address: MetaDescriptor[] = productOrigin
    ? [
        { tagName: 'link', rel: 'canonical', href: url },
        { property: 'og:url', content: url },
      ]
    : []
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: productName },
    ...address,
  ]
}

/** Signed-in pages: a title, and kept out of search engines. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }]
}
