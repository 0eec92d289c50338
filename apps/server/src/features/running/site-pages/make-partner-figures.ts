import type { Payout } from '@laurel/contract/partners-admin'
import { longDate } from '@laurel/contract/words/deadline-words'
import type { App } from '../../../app-context.ts'
import { sayPrice } from '../../money/billing/rules.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { findByToken, type OwnFigures } from '../partners/find-by-token.ts'
import { html, type Html } from './html.ts'
import { PARTNERS_PATH } from './make-partners.ts'
import type { Made } from './render-page.ts'

/** A partner's own figures, at their private address; undefined when it is nobody's. */
export async function makePartnerFigures(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<Made | undefined> {
  const own = await findByToken(app, token)
  if (!own) return undefined
  const title = 'Your figures'
  return {
    status: 200,
    parts: {
      title,
      description: 'What came by your link, and what you are paid.',
      path: PARTNERS_PATH,
      trail: [
        { label: 'Partners', path: PARTNERS_PATH },
        { label: title, path: PARTNERS_PATH },
      ],
      isHidden: true,
      body: html`<div class="listing-list">
        <h1>${title}</h1>
        <p class="listing-lede">
          ${own.partner.name} · counted by the hour. You see counts, never names or answers.
        </p>
        ${renderMoney(own)} ${renderTerms(own, app.config)} ${renderMonths(own)}
        ${renderPayouts(own.payouts)}
      </div>`,
    },
  }
}

const money = (cents: number): string => sayPrice(cents, 'USD')
const number = (value: number): string => value.toLocaleString('en-US')

const fact = (label: string, value: string, note: string): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
    <dd>${note}</dd>
  </div>`

const renderMoney = ({ partner: { figures } }: OwnFigures): Html =>
  html`<dl class="listing-facts">
    ${fact('Opened your link', number(figures.visits), 'of those who let us count')}
    ${fact('Signed up', number(figures.signUps), 'in all')}
    ${fact('Became members', number(figures.members), 'in all')}
    ${fact('Held', money(figures.heldCents), 'for 60 days, while it may be paid back')}
    ${fact('Next payment', money(figures.payableCents + figures.dueCents), 'so far')}
    ${fact('Paid to you', money(figures.paidCents), 'in all')}
  </dl>`

const renderTerms = ({ partner }: OwnFigures, config: Pick<App['config'], 'publicUrl'>): Html =>
  html`<section aria-labelledby="terms-heading">
    <h2 id="terms-heading">Your link and what is agreed</h2>
    <ul class="listing-lines">
      <li>${siteLinks(config).partnerLink(partner.linkId)}</li>
      ${partner.memberCents > 0 && html`<li>${money(partner.memberCents)} for each new member, once</li>`}
      ${partner.shareBasisPoints > 0 && html`<li>${partner.shareBasisPoints / 100}% of every payment of your members</li>`}
      <li>
        ${
          partner.thresholdCents === null
            ? 'Paid on the 1st of each month'
            : `Paid whenever ${money(partner.thresholdCents)} has come together`
        }
      </li>
      ${partner.endedAt !== null && html`<li>Ended: nothing new is counted. What you earned is paid.</li>`}
    </ul>
  </section>`

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const renderMonths = ({ months }: OwnFigures): Html =>
  html`<section aria-labelledby="months-heading">
    <h2 id="months-heading">Month by month</h2>
    <div class="listing-table" role="region" aria-labelledby="months-heading" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Opened</th>
            <th scope="col">Signed up</th>
            <th scope="col">Became members</th>
            <th scope="col">Earned</th>
          </tr>
        </thead>
        <tbody>
          ${months.map(
            ({ month, visits, signUps, members, earnedCents }) =>
              html`<tr>
                <th scope="row">${MONTH.format(new Date(`${month}-01T00:00:00Z`))}</th>
                <td>${number(visits)}</td>
                <td>${number(signUps)}</td>
                <td>${number(members)}</td>
                <td>${money(earnedCents)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`

const renderPayouts = (payouts: readonly Payout[]): Html =>
  html`<section aria-labelledby="payouts-heading">
    <h2 id="payouts-heading">Payments</h2>
    ${
      payouts.length === 0
        ? html`<p>None yet.</p>`
        : html`<ul class="listing-lines">
            ${payouts.map(
              ({ amountCents, batch, paidAt, reference }) =>
                html`<li>
                  ${money(amountCents)}
                  <small
                    >Made ready on
                    ${longDate(batch)}${paidAt === null ? ', not paid yet' : `, paid under ${reference}`}</small
                  >
                </li>`,
            )}
          </ul>`
    }
  </section>`
