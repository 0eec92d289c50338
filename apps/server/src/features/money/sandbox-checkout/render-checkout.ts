import { escapeWithQuotes } from '../../../html.ts'
import type { SandboxPrice } from '../../../integrations/billing/sandbox/begin-subscription.ts'
import { addDays, periodEnd } from '../../../integrations/billing/sandbox/billing-periods.ts'
import type { CheckoutRow } from '../../../integrations/billing/sandbox/checkouts.ts'
import { plainTitle, sayPrice } from '../billing/rules.ts'
import { sayDay } from '../../../text/say-day.ts'
import type { KeptChoice } from './parse-card-choice.ts'
import {
  renderBankQuestion,
  renderCardFields,
  renderProblem,
  type PageProblem,
} from './render-card-fields.ts'
import { renderPage } from './render-page.ts'

export interface CheckoutView {
  productName: string
  path: string
  checkout: CheckoutRow
  price: SandboxPrice
  now: Date
  /** Of whoever pays: days are told as the rest of the site tells them. */
  timeZone: string
  kept: KeptChoice
  problem: PageProblem | undefined
}

/** The page on which somebody pays, or the question of the bank on the way. */
export function renderCheckout(view: CheckoutView): string {
  const { productName, path, checkout, price } = view
  const isAsking = checkout.asksCard !== null
  const main = isAsking
    ? renderBankQuestion(`${path}/bank`, questionOf(view), renderTerms(view))
    : renderPayment(view)
  const back = `<a class="back main" href="${escapeWithQuotes(checkout.cancelUrl)}">Go back without paying</a>`
  return renderPage({
    productName,
    title: isAsking ? 'Your test bank asks' : `Subscribe to the ${plainTitle(price.title)}`,
    body: `      ${renderSummary(view)}\n      ${main}\n      ${back}`,
    isWide: true,
  })
}

const sayMoney = ({ amountCents, currency }: SandboxPrice): string =>
  sayPrice(amountCents, currency)

function questionOf({ productName, checkout, price, now, timeZone }: CheckoutView): string {
  const amount = `${sayMoney(price)} ${EVERY[price.interval]}`
  const beginning =
    checkout.trialDays > 0
      ? `from ${sayDay(addDays(now, checkout.trialDays), timeZone)} on`
      : 'from now on'
  return `May ${productName} charge your card ${amount}, ${beginning}?`
}

function renderPayment(view: CheckoutView): string {
  const { path, checkout, price, kept, problem } = view
  const button =
    checkout.trialDays > 0
      ? `Start the ${checkout.trialDays}-day trial`
      : `Pay ${sayMoney(price)} and subscribe`
  return `<section class="card main">
        <form method="post" action="${escapeWithQuotes(`${path}/pay`)}">
        <h1>Pay with a test card</h1>
        ${renderProblem(problem)}
        ${renderCardFields(checkout.cardExpiry, kept, problem)}
        <button>${button}</button>
        ${renderTerms(view)}
        </form>
      </section>`
}

const EVERY = { month: 'every month', quarter: 'every 3 months', year: 'every year' }

/** The day of the first charge that is not today's. */
function nextChargeDay({ checkout, price, now, timeZone }: CheckoutView): string {
  const { trialDays } = checkout
  const next = trialDays > 0 ? addDays(now, trialDays) : periodEnd(now, price.interval, now)
  return `<span class="whole">${sayDay(next, timeZone)}</span>`
}

/** Below the button: what pressing it agrees to, and how to get out of it. */
function renderTerms(view: CheckoutView): string {
  const { checkout, price } = view
  const often = `${sayMoney(price)} ${EVERY[price.interval]}`
  const terms =
    checkout.trialDays > 0
      ? `${checkout.trialDays} days free, then ${often}. Cancel on your plan page until the charge on ${nextChargeDay(view)}, and nothing is charged. One free trial per person and card.`
      : `${sayMoney(price)} today, then ${often}. Cancel on your plan page at any time; it runs until the period that is paid ends.`
  return `<p class="muted">${terms}</p>`
}

/** Spec 2 section 9, "Free trial": what is paid, and when, in plain sight; on a phone, too. */
function renderSummary(view: CheckoutView): string {
  const { productName, checkout, price } = view
  const { trialDays } = checkout
  const amount = sayMoney(price)
  const day = nextChargeDay(view)
  const rows =
    trialDays > 0
      ? [
          [`Today, ${trialDays} days free`, sayMoney({ ...price, amountCents: 0 })],
          [`First charge on ${day}`, amount],
        ]
      : [
          ['Today', amount],
          [`Next charge on ${day}`, amount],
        ]
  return `<section class="card summary aside" aria-labelledby="order">
        <p class="brand">${escapeWithQuotes(productName)}</p>
        <h2 id="order">${escapeWithQuotes(plainTitle(price.title))}</h2>
        <dl>${rows.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('')}</dl>
      </section>`
}

/** For whoever comes too late, with the way back. */
export const renderClosed = (productName: string, checkout: CheckoutRow): string =>
  renderPage({
    productName,
    title: 'This checkout has expired',
    body: `      <section class="card">
        <h1>This checkout has expired</h1>
        <p>Nobody paid on it within a day, and nothing was charged.</p>
        <p><a class="back" href="${escapeWithQuotes(checkout.cancelUrl)}">Go back and start again</a></p>
      </section>`,
    isWide: false,
  })
