import { html, Html, withoutDirections } from './html.ts'

/** What one page puts into the frame that all of them share. */
export interface PageParts {
  title: string
  description: string
  path: string
  /** In order from the first page of all to this one, which has no link. */
  trail: readonly Step[]
  body: Html
  /** What search engines read, each a whole JSON-LD thing without its context. */
  data?: readonly object[]
  isHidden?: boolean
}

/** A page and how it is answered. */
export interface Made {
  status: number
  parts: PageParts
  location?: string
}

export interface Step {
  label: string
  path: string
}

/** Where the name of the product and the public address come from. */
export interface Site {
  productName: string
  publicUrl: string
}

/** Where the frame takes what differs: `pages/public/listing-frame.tsx` of the web app writes them. */
const HEAD = '<title>%HEAD%</title>'
const MAIN = '%MAIN%'

/** A whole page: the frame, which comes with the build of the web app, and what stands in it. */
export function renderPage(frame: string, parts: PageParts, site: Site): string {
  const main = html`${renderTrail(parts.trail)}${parts.body}`
  // A function: what it gives is not searched for patterns of the replacement.
  return frame.replace(HEAD, () => renderHead(parts, site).text).replace(MAIN, () => main.text)
}

function renderHead(
  { title, description, path, trail, data = [], isHidden }: PageParts,
  site: Site,
): Html {
  const fullTitle = `${title} · ${site.productName}`
  const url = site.publicUrl + path
  const things = [...data, crumbsOf(trail, site)]
  return html`<title>${fullTitle}</title>
    <meta name="description" content="${description}" />
    ${isHidden ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${url}" />`}
    <meta property="og:title" content="${fullTitle}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${site.productName}" />
    <meta property="og:url" content="${url}" />
    ${things.map((thing) => new Html(`<script type="application/ld+json">${toJson(thing)}</script>`))}`
}

/** JSON that cannot end the script it stands in. */
const toJson = (thing: object): string =>
  withoutDirections(JSON.stringify({ '@context': 'https://schema.org', ...thing })).replaceAll(
    '<',
    '\\u003c',
  )

const crumbsOf = (trail: readonly Step[], { publicUrl }: Site): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: publicUrl + path,
  })),
})

function renderTrail(trail: readonly Step[]): Html {
  const steps = trail.slice(0, -1)
  if (steps.length === 0) return html``
  return html`<nav class="listing-trail" aria-label="Breadcrumb">
    <ol>
      ${steps.map(({ label, path }) => html`<li><a href="${path}">${label}</a></li>`)}
    </ol>
  </nav>`
}
