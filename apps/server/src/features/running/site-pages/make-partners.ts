import { randomUUID } from 'node:crypto'
import { html, Html } from './html.ts'
import { PAYOUTS, type PartnerField } from './partner-form.ts'
import type { Made, Site } from './render-page.ts'

export const PARTNERS_PATH = '/partners'

interface Shown {
  isSent?: boolean
  /** What was typed and refused, with what is wrong with it. */
  typed?: Readonly<Record<string, string>>
  fields?: Readonly<Record<string, string>>
  problem?: string | undefined
}

/** The seven services (specification 2, section 2), each with what it is here. */
const SERVICES = [
  ['Matching', 'Scholarships that they may really enter, each with its reasons.'],
  ['One-time application', 'Answers and papers are given once and used again.'],
  ['Automatic recurring applications', 'When an award returns, so can their application.'],
  ['Management tools', 'Deadlines, drafts and results in one place.'],
  ['Dedicated award inbox', 'What sponsors decide is told in one place, away from other mail.'],
  ['Education center', 'Answers about aid, rules and essays, each with its source.'],
  ['Essay help', 'An assistant that asks first and invents nothing.'],
] as const

/** For those who know students: what these get, how partners are paid, and a form. */
export function makePartners({ productName }: Pick<Site, 'productName'>, shown: Shown): Made {
  const hasProblem = shown.fields !== undefined || shown.problem !== undefined
  return {
    status: hasProblem ? 422 : 200,
    parts: {
      title: 'Partners',
      description: `Send students to ${productName} and be paid for those who become members.`,
      path: PARTNERS_PATH,
      trail: [{ label: 'Partners', path: PARTNERS_PATH }],
      body: html`<div class="listing-list">
        <section class="listing-hero">
          <div>
            <h1>Become Our Partner</h1>
            <p class="listing-lede">
              You know students: as a counselor, a club, a school or a channel. Send them to
              ${productName}. They find money for college, and you are paid for each one who becomes
              a member.
            </p>
            <p>
              <a class="listing-button" data-kind="filled" href="#apply">Apply to partner</a>
            </p>
            <p class="listing-note">
              A person answers, and what you are paid is agreed with you before you begin.
            </p>
          </div>
          ${EXAMPLE}
        </section>
        <section aria-labelledby="services-heading">
          <h2 id="services-heading">What your students get</h2>
          <ul class="listing-cards" data-narrow>
            ${SERVICES.map(
              ([name, what]) =>
                html`<li class="listing-card">
                  <h3>${name}</h3>
                  <p>${what}</p>
                </li>`,
            )}
            <li class="listing-card" data-kind="gold">
              <h3>And an eBook</h3>
              <p>
                Premium members get our guide to applying, as a PDF.
                <a href="/auth/dashboard/plan">Members download it here</a>.
              </p>
            </li>
          </ul>
        </section>
        <section aria-labelledby="payout-heading">
          <h2 id="payout-heading">You choose how you are paid</h2>
          <ul class="listing-cards" data-wide>
            <li class="listing-card">
              <h3>Every month</h3>
              <p>On the 1st, whatever has come together by then.</p>
              ${BARS}
            </li>
            <li class="listing-card">
              <h3>When it reaches your amount</h3>
              <p>You set the amount. Once it is reached, it is paid without your asking.</p>
              ${STEPS}
            </li>
          </ul>
        </section>
        ${shown.isSent === true ? SENT : renderForm(shown)}
      </div>`,
    },
  }
}

/** Marked as an example: nobody's figures. */
const EXAMPLE = html`<aside class="listing-fit" aria-labelledby="example-heading">
  <h2 id="example-heading">Your November <span class="listing-mark">Example</span></h2>
  <dl class="listing-figures">
    <div>
      <dt>Opened your link</dt>
      <dd>412</dd>
    </div>
    <div>
      <dt>Signed up</dt>
      <dd>96</dd>
    </div>
    <div>
      <dt>Became members</dt>
      <dd>11</dd>
    </div>
  </dl>
  <p class="listing-note">You see counts, never names or answers.</p>
</aside>`

const MONTHLY = [34, 42, 38, 50, 57, 30, 21, 26, 72, 91, 98, 82]
const BARS = html`<svg
  class="listing-chart"
  viewBox="0 0 360 110"
  role="img"
  aria-label="An example: twelve payments, one each month, of what that month brought."
>
  ${MONTHLY.map((height, month) => html`<rect x="${month * 30 + 2}" y="${106 - height}" width="26" height="${height}" rx="3" />`)}
</svg>`
const STEPS = html`<svg
  class="listing-chart"
  viewBox="0 0 360 110"
  role="img"
  aria-label="An example: what is owed grows to the dashed line twice, is paid out there, and begins again."
>
  <path d="M0 106 60 84 120 30 120 106 180 92 240 30 240 106 300 94 360 60 360 106Z" />
  <path data-kind="line" d="M0 30H360" />
</svg>`

const SENT = html`<section
  id="apply"
  class="listing-fit listing-form"
  aria-labelledby="sent-heading"
>
  <h2 id="sent-heading">Thank You!</h2>
  <p role="status">We have your message. A person reads it and answers you by email.</p>
  <p><a href="${PARTNERS_PATH}">Back to partners</a></p>
</section>`

const LABELS: Record<Exclude<PartnerField, 'payout'>, string> = {
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  reach: 'How do you reach students?',
  message: 'Anything else (optional)',
}

function renderForm({ typed = {}, fields = {}, problem }: Shown): Html {
  const input = (name: keyof typeof LABELS, attributes: string) =>
    field(
      name,
      fields,
      html`<input
        id="partner-${name}"
        name="${name}"
        value="${typed[name]}"
        ${new Html(attributes)}
        ${marks(name, fields)}
      />`,
    )
  return html`<section id="apply" class="listing-fit listing-form" aria-labelledby="apply-heading">
    <h2 id="apply-heading">Apply to partner</h2>
    ${renderProblems(fields, problem)}
    <form method="post" action="${PARTNERS_PATH}#apply" novalidate>
      <input type="hidden" name="key" value="${randomUUID()}" />
      ${input('name', 'autocomplete="name"')} ${input('email', 'type="email" autocomplete="email"')}
      ${input('phone', 'type="tel" autocomplete="tel"')} ${input('reach', '')}
      <fieldset ${marks('payout', fields)}>
        <legend>How do you want to be paid?</legend>
        ${Object.entries(PAYOUTS).map(
          ([value, label], index) =>
            html`<label
              ><input
                type="radio"
                name="payout"
                value="${value}"
                ${index === 0 && new Html('id="partner-payout"')}
                ${typed['payout'] === value && new Html('checked')}
              />
              ${label}</label
            >`,
        )}
        ${problemOf('payout', fields)}
      </fieldset>
      ${field('message', fields, html`<textarea id="partner-message" name="message" rows="5" ${marks('message', fields)}>${typed['message']}</textarea>`)}
      <button class="listing-button" data-kind="filled">Send</button>
    </form>
  </section>`
}

type Problems = Readonly<Record<string, string>>

function renderProblems(fields: Problems, problem: string | undefined): Html | false {
  const wrong = Object.keys(fields)
  if (wrong.length === 0 && problem === undefined) return false
  return html`<div class="listing-care" role="alert">
    <p><b>${problem ?? 'Please fill all the fields'}</b></p>
    <ul>
      ${wrong.map((name) => html`<li><a href="#partner-${name}">${fields[name]}</a></li>`)}
    </ul>
  </div>`
}

const field = (name: keyof typeof LABELS, fields: Problems, control: Html): Html =>
  html`<div>
    <label for="partner-${name}">${LABELS[name]}</label>
    ${control} ${problemOf(name, fields)}
  </div>`

const problemOf = (name: string, fields: Problems): Html | false =>
  fields[name] !== undefined &&
  html`<p id="partner-${name}-problem" class="listing-problem">${fields[name]}</p>`

const marks = (name: string, fields: Problems): Html | false =>
  fields[name] !== undefined &&
  new Html(`aria-invalid="true" aria-describedby="partner-${name}-problem"`)
