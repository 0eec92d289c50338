import { campaignValue, isCampaignKey } from '@laurel/contract/campaign'
import { amountWords } from '@laurel/contract/words/amount-words'
import { describeRule } from '@laurel/contract/words/describe-reason'
import type { App } from '../../../app-context.ts'
import { isEarly } from '../../catalogue/scholarships/policy.ts'
import { recallScholarships } from '../../catalogue/scholarships/recall-scholarships.ts'
import { html, type Html } from '../site-pages/html.ts'
import type { Made } from '../site-pages/render-page.ts'
import { START } from './listing-address.ts'
import { toListing, type Listing } from './read-listing.ts'
import { sampleMark } from './render-card.ts'

const PATH = '/unlock-scholarship'
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where a campaign leads: one scholarship, and one way on, which keeps what the address carries. */
export async function makeUnlock(app: App, query: URLSearchParams): Promise<Made> {
  const listing = await readOffered(app, query.get('id') ?? '')
  const title = listing ? `Do you fit the ${listing.row.title}?` : 'Find scholarships that fit you'
  return {
    status: 200,
    parts: {
      title,
      description: 'Answer a few questions and see at once which scholarships fit you, and why.',
      path: listing?.path ?? PATH,
      trail: [START],
      body: renderUnlock(title, listing, `/conversation${leadingOn(query, listing)}`),
    },
  }
}

/** One that is open for everybody; an id that is unknown is none. */
async function readOffered(app: App, id: string): Promise<Listing | undefined> {
  if (!ID.test(id)) return undefined
  const recalled = (await recallScholarships(app, [id])).get(id)
  const now = app.clock.now()
  if (!recalled || isEarly(recalled.row, now)) return undefined
  const listing = toListing(recalled, now)
  return listing.isOpen ? listing : undefined
}

/** What the address says of where somebody comes from goes along; the first question keeps it. */
function leadingOn(query: URLSearchParams, listing: Listing | undefined): string {
  const campaign = [...query]
    .filter(([key]) => isCampaignKey(key))
    .map(([key, value]): [string, string] => [key, campaignValue(value)])
  const kept = listing ? [['scholarship', listing.row.id], ...campaign] : campaign
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`
}

function renderUnlock(title: string, listing: Listing | undefined, next: string): Html {
  return html`<div class="listing-list listing-unlock">
    <h1><bdi>${title}</bdi></h1>
    <p class="listing-lede">
      Answer a few questions and see which scholarships fit you, and why. It is free. The first
      questions make your account, so that nothing you answer is lost.
    </p>
    ${listing && renderOffered(listing)}
    <p>
      <a class="listing-button" data-kind="filled" href="${next}">
        ${listing ? 'Check if you fit' : 'See which fit you'}
      </a>
    </p>
  </div>`
}

function renderOffered({ row, card, path, rules, closing }: Listing): Html {
  return html`<section class="listing-card" aria-label="The scholarship">
    <p class="listing-sponsor">${row.sponsor}${sampleMark(row)}</p>
    <p class="listing-amount">${amountWords(card)}</p>
    <p>Deadline: ${closing}</p>
    <ul>
      ${rules.map((rule) => html`<li>${describeRule(rule)}</li>`)}
    </ul>
    <p><a href="${path}">All about it</a></p>
  </section>`
}
