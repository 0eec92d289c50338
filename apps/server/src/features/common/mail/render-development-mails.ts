import { createHash } from 'node:crypto'
import type { outboxEmails } from '../../../db/schema/sessions.ts'
import { escapeWithQuotes } from '../../../html.ts'

type Mail = typeof outboxEmails.$inferSelect

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
article { margin-block: 1rem; padding: 1rem; border: 1px solid GrayText; border-radius: 0.5rem; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
.to { margin: 0; overflow-wrap: anywhere; }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`

/** Nothing on the page may run, load, be sent or be framed; its own style is known by its hash. */
export const DEVELOPMENT_MAILS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The mails as a page without scripts. */
export function renderDevelopmentMails(productName: string, mails: readonly Mail[]): string {
  const title = escapeWithQuotes(`Mails of ${productName}`)
  const none = '<p>No mail was written yet.</p>'
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>No mail server is set, so mails are kept and shown here, the newest first. Reload the page to see new ones.</p>
      ${mails.length === 0 ? none : mails.map(renderMail).join('\n      ')}
    </main>
  </body>
</html>
`
}

const renderMail = ({ subject, recipient, createdAt, bodyText }: Mail): string =>
  `<article>
        <h2>${escapeWithQuotes(subject)}</h2>
        <p class="to">To ${escapeWithQuotes(recipient)}, <time datetime="${createdAt.toISOString()}">${sayTime(createdAt)}</time></p>
        <pre>${linkAddresses(bodyText)}</pre>
      </article>`

/** By the clock of the computer that runs Laurel, which is the reader's. */
const sayTime = (instant: Date): string =>
  escapeWithQuotes(instant.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' }))

/** Signs at the end of an address end a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)]/g

/** Text as HTML, its web addresses as links. */
function linkAddresses(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const href = escapeWithQuotes(address)
    html += `${escapeWithQuotes(text.slice(end, index))}<a href="${href}">${href}</a>`
    end = index + address.length
  }
  return html + escapeWithQuotes(text.slice(end))
}
