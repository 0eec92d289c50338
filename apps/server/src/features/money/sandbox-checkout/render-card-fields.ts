import { escapeWithQuotes } from '../../../html.ts'
import {
  TEST_CARD_NAMES,
  TEST_CARDS,
  type TestCardName,
} from '../../../integrations/billing/sandbox/test-cards.ts'
import type { KeptChoice } from './parse-card-choice.ts'

/** What these pages say of a try that failed, by the word in their address. */
const PROBLEMS = {
  declined: 'The card was declined. Nothing was charged. Please choose another card.',
  expired: 'The card has expired. Nothing was charged. Please choose another card.',
  'refused-by-bank': 'The bank did not confirm it. Nothing was charged. Please try again.',
  number: 'Only the test cards on this page work. Please choose one of them.',
  date: 'Please type the month and year of the card, such as 07/41; it must not have passed.',
} as const

export type PageProblem = keyof typeof PROBLEMS

export const isPageProblem = (text: string | undefined): text is PageProblem =>
  text !== undefined && Object.hasOwn(PROBLEMS, text)

export const renderProblem = (problem: PageProblem | undefined): string =>
  problem === undefined
    ? ''
    : `<p class="problem" role="alert" id="problem">${PROBLEMS[problem]}</p>`

/** The test cards to choose from, and the fields that take nothing else. */
export function renderCardFields(
  dealtExpiry: string,
  kept: KeptChoice,
  problem: PageProblem | undefined,
): string {
  const chosen = kept.card ?? TEST_CARD_NAMES[0]
  const expiry = kept.expiry ?? dealtExpiry
  const wrong = ' aria-invalid="true" aria-describedby="problem"'
  return `<fieldset>
          <legend>Test card</legend>
          ${TEST_CARD_NAMES.map((name) => renderChoice(name, name === chosen)).join('\n          ')}
        </fieldset>
        <div class="fields">
          <div class="field">
            <label for="number">Or type its number</label>
            <input id="number" name="number" inputmode="numeric" autocomplete="off" maxlength="24" placeholder="4242 4242 4242 4242"${problem === 'number' ? wrong : ''}>
          </div>
          <div class="field">
            <label for="expiry">Good until</label>
            <input id="expiry" name="expiry" autocomplete="off" maxlength="7" required value="${escapeWithQuotes(expiry)}"${problem === 'date' ? wrong : ' aria-describedby="same-card"'}>
          </div>
        </div>
        <p class="muted" id="same-card">Each checkout deals out a date of its own. The same number with the same date is the same card.</p>`
}

const renderChoice = (name: TestCardName, isChosen: boolean): string => {
  const { title, number, plays } = TEST_CARDS[name]
  const grouped = number.replaceAll(/(.{4})(?=.)/g, '$1 ')
  return `<label class="choice"><input type="radio" name="card" value="${name}"${isChosen ? ' checked' : ''}><b>${title}</b><span>${grouped}. ${plays}</span></label>`
}

/** What a test bank asks before it lets a card pay; the terms are HTML, escaped. */
export const renderBankQuestion = (action: string, question: string, terms = ''): string =>
  `<section class="card main">
        <form method="post" action="${escapeWithQuotes(action)}">
          <h1>Your test bank asks</h1>
          <p>${escapeWithQuotes(question)}</p>
          ${terms}
          <button name="answer" value="confirm">Yes, that is me</button>
          <button class="second" name="answer" value="refuse">No, refuse it</button>
        </form>
      </section>`
