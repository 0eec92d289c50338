import { html } from '../site-pages/html.ts'
import type { Made } from '../site-pages/render-page.ts'
import { ROOT, START } from './listing-address.ts'

export const GONE = notice(
  'No longer offered',
  'Whoever gives this scholarship has withdrawn it, so it takes no applications.',
  410,
)
export const NOT_FOUND = notice('Page not found', 'There is no scholarship at this address.', 404)

/** A page that leads on. */
export function notice(title: string, words: string, status: number): Made {
  const body = html`<div class="listing-list">
    <h1>${title}</h1>
    <p class="listing-lede">${words}</p>
    <p><a class="listing-button" data-kind="filled" href="${ROOT}">See open scholarships</a></p>
  </div>`
  return {
    status,
    parts: { title, description: words, path: ROOT, trail: [START], body, isHidden: true },
  }
}
