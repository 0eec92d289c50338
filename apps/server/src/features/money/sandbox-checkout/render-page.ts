import { createHash } from 'node:crypto'
import { escapeWithQuotes } from '../../../html.ts'
import { PAGE_STYLE } from './page-style.ts'

export interface Page {
  productName: string
  title: string
  /** HTML, escaped. */
  body: string
  /** Beside an order there are two columns. */
  isWide: boolean
}

/** In the place of a page that is used up, or never was. */
export const renderGone = (productName: string, planUrl: string): string =>
  renderPage({
    productName,
    title: 'We couldn’t find that payment',
    body: `      <section class="card">
        <h1>We couldn’t find that payment</h1>
        <p>This page was used already, or its address is not whole. Opening it charged nothing.</p>
        <p><a class="back" href="${escapeWithQuotes(planUrl)}">See your plan</a></p>
      </section>`,
    isWide: false,
  })

/**
 * Nothing on these pages runs or loads, and nobody frames them. Browsers hold the places that a
 * form is redirected to against the policy as well, hence the site's own address.
 */
export const pagePolicy = (siteUrl: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
    "base-uri 'none'",
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "frame-ancestors 'none'",
  ].join('; ')

/** A page without scripts, which says first of all that no money moves. */
export const renderPage = ({ productName, title, body, isWide }: Page): string =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeWithQuotes(`${title} - ${productName} test checkout`)}</title>
    <style>${PAGE_STYLE}</style>
  </head>
  <body>
    <header class="notice"><p>Test checkout: no money moves. Never type the number of a real card.</p></header>
    <main${isWide ? '' : ' class="single"'}>
${body}
    </main>
  </body>
</html>
`
