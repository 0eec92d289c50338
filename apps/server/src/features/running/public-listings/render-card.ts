import { amountWords } from '@laurel/contract/words/amount-words'
import { describeRule } from '@laurel/contract/words/describe-reason'
import { html, type Html } from '../site-pages/html.ts'
import type { Listing } from './read-listing.ts'

/** More rules than these stand on the listing's own page only. */
const RULES = 2

/** A listing among others. */
export function renderCard({ row, card, path, rules, closing }: Listing): Html {
  const said = rules.filter(({ code }) => code !== 'UNREAD').slice(0, RULES)
  return html`<li class="listing-card">
    <p class="listing-sponsor">${row.sponsor}${sampleMark(row)}</p>
    <h3><a href="${path}">${row.title}</a></h3>
    <p class="listing-amount">${amountWords(card)}</p>
    <p>Deadline: ${closing}</p>
    ${
      said.length > 0 &&
      html`<ul>
        ${said.map((rule) => html`<li>${describeRule(rule)}</li>`)}
      </ul>`
    }
  </li>`
}

/** What nobody can win says so. */
export const sampleMark = ({ isSample }: { isSample: boolean }): Html =>
  isSample ? html` <span class="listing-mark">Sample</span>` : html``
