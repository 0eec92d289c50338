import { limitLines, limitsOf } from '@laurel/contract/requirement-limits'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import type { Trust } from '@laurel/contract/trust-shapes'
import { amountNote, amountWords } from '@laurel/contract/words/amount-words'
import { CAUTION_WORDS } from '@laurel/contract/words/caution-words'
import { deadlineBadge, longDate } from '@laurel/contract/words/deadline-words'
import { hostOf, VERIFIED_BY_SOURCE, verifiedWords } from '@laurel/contract/words/source-words'
import { withoutAddressWords } from '@laurel/contract/words/sponsor-words'
import { decidesWords, EVENT_WORDS, goneWords, paysWords } from '@laurel/contract/words/trust-words'
import { describeDeadline } from '@laurel/contract/words/describe-deadline'
import { describeEffort } from '@laurel/contract/words/describe-effort'
import { describeRule } from '@laurel/contract/words/describe-reason'
import { isWhole } from '@laurel/matching/known'
import type { Category } from './categories.ts'
import { sanitiseEssay } from '../../../html.ts'
import { html, Html, withoutDirections } from '../site-pages/html.ts'
import type { PageParts, Site, Step } from '../site-pages/render-page.ts'
import { START } from './listing-address.ts'
import type { Listing } from './read-listing.ts'
import { renderCard, sampleMark } from './render-card.ts'

interface Around {
  /** The place, level or field it is shown under. */
  category: Category | undefined
  similar: readonly Listing[]
  trust: Trust
  /** Whether nobody looks after it, and whoever gives it may. */
  isClaimable: boolean
  now: Date
  site: Site
}

/** The page of one listing. */
export function renderListing(listing: Listing, around: Around): PageParts {
  const { row, path } = listing
  const { category, site, now } = around
  const steps: Step[] = category ? [{ label: category.label, path: category.path }] : []
  return {
    title: row.title,
    description: describe(listing, now),
    path,
    trail: [START, ...steps, { label: row.title, path }],
    body: renderBody(listing, around),
    data: [grantOf(listing, site)],
  }
}

/** Two lines in a search result. */
const LONGEST_DESCRIPTION = 155

function describe({ row, card }: Listing, now: Date): string {
  const start = `${amountWords(card)} from ${row.sponsor}. Deadline: ${describeDeadline(card, now).day}. `
  const rest = row.descriptionText.replaceAll(/\s+/g, ' ')
  const text = start + rest
  return text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1)}…`
}

/** https://schema.org/MonetaryGrant */
function grantOf({ row, card, path }: Listing, { publicUrl }: Site): object {
  const most = row.amountMaxUsd
  return {
    '@type': 'MonetaryGrant',
    name: row.title,
    description: row.descriptionText.slice(0, 500),
    url: publicUrl + path,
    funder: { '@type': 'Organization', name: row.sponsor },
    ...(most > 0 &&
      card.award?.currency === undefined && {
        amount: { '@type': 'MonetaryAmount', currency: 'USD', maxValue: most },
      }),
  }
}

function renderBody(listing: Listing, around: Around): Html {
  const { similar, category, now, trust } = around
  const { row, card, isOpen } = listing
  const badge = deadlineBadge({ ...card, isOpen }, now)
  return html`<article class="listing">
      <header>
        <h1><bdi>${row.title}</bdi></h1>
        <p class="listing-sponsor">
          ${row.sponsor}${sampleMark(row)}${badge && html` <span class="listing-mark" data-tone="${badge.tone}">${badge.words}</span>`}
        </p>
      </header>
      ${renderFacts(listing, now)}
      <aside class="listing-fit" aria-labelledby="fit-heading">${renderInvitation(listing)}</aside>
      ${renderGone(trust)} ${renderCare(listing)}
      <div class="listing-text">
        ${new Html(sanitiseEssay(withoutDirections(row.descriptionHtml)))}
      </div>
      ${renderRules(listing)} ${renderAsked(card.requirements)} ${renderHow(listing)}
      ${renderSource(listing, trust)} ${renderClaim(listing, around)}
    </article>
    ${
      similar.length > 0 &&
      html`<section class="listing-similar" aria-labelledby="similar-heading">
        <h2 id="similar-heading">Similar scholarships</h2>
        ${category && html`<a href="${category.path}">All: ${category.title}</a>`}
        <ul class="listing-cards">
          ${similar.map(renderCard)}
        </ul>
      </section>`
    }`
}

function renderFacts({ row, card }: Listing, now: Date): Html {
  const deadline = describeDeadline(card, now)
  return html`<dl class="listing-facts">
    <div>
      <dt>Award</dt>
      <dd class="listing-amount">${amountWords(card)}</dd>
      <dd>${amountNote(card)}</dd>
    </div>
    <div>
      <dt>Deadline</dt>
      <dd>${deadline.day}</dd>
      <dd>${deadline.note}</dd>
    </div>
    <div>
      <dt>Work</dt>
      <dd>${describeEffort(row.effortMinutes)}</dd>
      <dd>${askedInShort(card.requirements)}</dd>
    </div>
  </dl>`
}

function askedInShort(asked: readonly Requirement[]): string {
  if (asked.length === 0) return ''
  return asked.length === 1 ? '1 thing to send' : `${asked.length} things to send`
}

function renderGone(trust: Trust): Html | false {
  if (trust.missedAt.length === 0) return false
  return html`<aside class="listing-care" aria-label="Its page is gone">
    <p>${goneWords(trust, dayOf)}</p>
  </aside>`
}

function renderCare({ cautions }: Listing): Html | false {
  if (cautions.length === 0) return false
  return html`<aside class="listing-care" aria-label="Be careful">
    <ul>
      ${cautions.map(({ kind, words }) => html`<li><b>${CAUTION_WORDS[kind].said}</b> ${CAUTION_WORDS[kind].advice}${words !== '' && html` <q>${words}</q>`}</li>`)}
    </ul>
  </aside>`
}

function renderRules({ row, rules }: Listing): Html {
  const isOpenToAll = rules.length === 0 && row.known === 'stated'
  return html`<section aria-labelledby="rules-heading">
    <h2 id="rules-heading">Who may apply</h2>
    ${
      isOpenToAll
        ? html`<p>Every student.</p>`
        : html`<ul class="listing-lines">
            ${rules.map((rule) => html`<li>${describeRule(rule)}</li>`)}
          </ul>`
    }
    ${!isWhole(row.known) && html`<p class="listing-note">We could not read everything. The sponsor’s own page decides.</p>`}
  </section>`
}

function renderAsked(asked: readonly Requirement[]): Html | false {
  if (asked.length === 0) return false
  return html`<section aria-labelledby="asked-heading">
    <h2 id="asked-heading">What you send</h2>
    <ul class="listing-lines">
      ${asked.map(renderRequirement)}
    </ul>
  </section>`
}

function renderRequirement(requirement: Requirement): Html {
  const { title, optional, field } = requirement
  const lines = [
    ...(optional ? ['Optional'] : []),
    ...limitLines(field.dataType, limitsOf(requirement)),
  ]
  return html`<li>${title}${lines.length > 0 && html`<small>${lines.join(' · ')}</small>`}</li>`
}

function renderHow({ row, isOpen }: Listing): Html {
  const isElsewhere = row.delivery === 'provider'
  const steps = isElsewhere
    ? [
        'Check the rules above. Sign up and we check them for you.',
        'Prepare your answers and texts here, and keep every version.',
        row.applyUrl === null
          ? `Applications are not taken here. ${withoutAddressWords(row.sponsor, row.title)}`
          : `Send it on the page of ${row.sponsor}. They take applications there, not here.`,
      ]
    : [
        'Sign up, and we check the rules above for you.',
        'Fill in what is asked. Drafts are kept as you type.',
        `Send it here. ${row.sponsor} receives it at once, and you get a receipt.`,
      ]
  return html`<section aria-labelledby="how-heading">
    <h2 id="how-heading">How to apply</h2>
    <ol class="listing-steps">
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ol>
    ${isElsewhere && isOpen && row.applyUrl && html`<p><a class="listing-button" href="${row.applyUrl}" rel="noopener nofollow">Apply at ${row.sponsor}</a></p>`}
  </section>`
}

const dayOf = (instant: string): string => longDate(instant.slice(0, 10))

function renderSource({ row }: Listing, trust: Trust): Html {
  const { url, name, licence, verifiedOn } = row.source ?? {}
  return html`<section aria-labelledby="source-heading">
    <h2 id="source-heading">Where these facts come from</h2>
    <dl class="listing-source">
      ${(url ?? name) !== undefined && fact('Source', url === undefined ? name : html`<a href="${url}" rel="noopener nofollow">${name ?? hostOf(url)}</a>`)}
      ${licence !== undefined && fact('Licence', licence)}
      ${verifiedOn !== undefined && fact(VERIFIED_BY_SOURCE, verifiedWords(verifiedOn))}
      ${trust.readAt !== null && fact('We last read its own page on', dayOf(trust.readAt))}
      ${trust.reviewedAt !== null && fact('A person here looked at it on', dayOf(trust.reviewedAt))}
      ${fact('Who chooses the winners', trust.selection ?? decidesWords(row))}
      ${fact('Who pays', trust.payer ?? paysWords(row))}
      ${trust.isVerified && fact('Who the organization is', `${row.sponsor} proved to us who it is`)}
    </dl>
    <h3>History</h3>
    <ul class="listing-lines">
      ${trust.history.map(({ at, kind, lines }) => html`<li>${dayOf(at)}: ${EVENT_WORDS[kind]}${lines.length > 0 && html`<small>${lines.join(' · ')}</small>`}</li>`)}
      <li>${dayOf(row.createdAt.toISOString())}: First listed here</li>
    </ul>
  </section>`
}

/** For its sponsor, who proves it by a mail at the domain of its page. */
function renderClaim({ row }: Listing, { isClaimable, site }: Around): Html | false {
  if (!isClaimable) return false
  return html`<section aria-labelledby="claim-heading">
    <h2 id="claim-heading">Is this yours?</h2>
    <p>
      Nobody of ${row.sponsor} looks after this page yet. If you give this scholarship, you can keep
      it right on ${site.productName}.
    </p>
    <p><a href="/organiser/scholarships?claim=${row.id}" rel="nofollow">Look after this page</a></p>
  </section>`
}

const fact = (label: string, value: Html | string | undefined): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`

function renderInvitation({ row, isOpen }: Listing): Html {
  if (!isOpen)
    return html`<h2 id="fit-heading">${row.recurrence === null ? 'Closed' : 'Closed for now'}</h2>
      <p>
        It takes no applications
        now.${row.recurrence !== null && ' It is given again and again, so it may open once more.'}
      </p>
      <a class="listing-button" data-kind="filled" href="/conversation">Find open ones</a>`
  return html`<h2 id="fit-heading">Do you fit?</h2>
    <p>
      Answer a few questions in a chat. It keeps this scholarship and ends with the answer, rule by
      rule.
    </p>
    <a class="listing-button" data-kind="filled" href="/conversation?scholarship=${row.id}"
      >Check if you fit</a
    >
    <p class="listing-note">Free. You also see which other scholarships fit you, and why.</p>`
}
