import { escapeWithQuotes } from '../../../html.ts'
import type { CardFormRow } from '../../../integrations/billing/sandbox/card-forms.ts'
import type { KeptChoice } from './parse-card-choice.ts'
import {
  renderBankQuestion,
  renderCardFields,
  renderProblem,
  type PageProblem,
} from './render-card-fields.ts'
import { renderPage } from './render-page.ts'

interface CardFormView {
  productName: string
  path: string
  form: CardFormRow
  kept: KeptChoice
  problem: PageProblem | undefined
}

/** The page that takes a card in without charging it, or the question of its bank. */
export function renderCardForm({ productName, path, form, kept, problem }: CardFormView): string {
  const isAsking = form.card !== null && form.fingerprint === null
  const title = form.customerId === null ? 'Save a test card' : 'Change your card'
  const main = isAsking
    ? renderBankQuestion(`${path}/bank`, `May ${productName} charge this card from now on?`)
    : `<section class="card">
        <form method="post" action="${escapeWithQuotes(`${path}/pay`)}">
        <h1>${title}</h1>
        <p>What is owed is charged to it at once; otherwise it pays from the next charge on.</p>
        ${renderProblem(problem)}
        ${renderCardFields(form.cardExpiry, kept, problem)}
        <button>Save this card</button>
        </form>
      </section>`
  const back =
    form.returnUrl === null
      ? ''
      : `<a class="back" href="${escapeWithQuotes(form.returnUrl)}">Go back without a change</a>`
  return renderPage({
    productName,
    title: isAsking ? 'Your test bank asks' : title,
    body: `      ${main}\n      ${back}`,
    isWide: false,
  })
}

/** For a card that is needed by whoever opened the form, not by a page to return to. */
export const renderCardSaved = (productName: string): string =>
  renderPage({
    productName,
    title: 'The card is saved',
    body: `      <section class="card">
        <h1>The card is saved</h1>
        <p>You can close this page and go on where you came from.</p>
      </section>`,
    isWide: false,
  })
