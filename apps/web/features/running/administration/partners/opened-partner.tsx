import type { AnswerOf } from '@laurel/contract/define-call'
import type { Partner, readPartner } from '@laurel/contract/partners-admin'
import { longDate } from '@laurel/contract/words/deadline-words'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CopyField } from '../../../../ui/copy-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { moneyWords } from '../../../money/plans/plan-words.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import form from '../administration.module.css'
import styles from '../subscriptions/subscription-details.module.css'
import { monthWords } from '@laurel/contract/words/date-words'
import { sourceWords, told } from '../visitors/visitor-words.ts'
import { PartnerForm } from './partner-form.tsx'
import { payoutWords, rewardWords } from './partner-words.ts'
import { useFiguresMail, usePartner, usePartnerEnd } from './use-partners.ts'

type Read = AnswerOf<typeof readPartner>

/** One partner, whom the address names: what came from where, and what is agreed. */
export function OpenedPartner({ id, onClose }: { id: string; onClose: () => void }) {
  const query = usePartner(id)
  const [isChanging, setChanging] = useState(false)
  return (
    <Dialog
      isOpen
      title={query.data?.partner.name ?? 'Partner'}
      className={styles.dialog}
      onClose={onClose}
    >
      <Loaded query={query} noun="the partner">
        {(read) =>
          isChanging ? (
            <PartnerForm partner={read.partner} onClose={() => setChanging(false)} />
          ) : (
            <Details read={read} onChange={() => setChanging(true)} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

function Details({ read, onChange }: { read: Read; onChange: () => void }) {
  const { partner, sources, months, payouts } = read
  return (
    <div className={form.form}>
      <Facts partner={partner} />
      <CopyField
        label="Their link"
        text={`${location.origin}/?linkId=${encodeURIComponent(partner.linkId)}`}
        noun="link"
      />
      <Lines
        heading="By source"
        none="Nobody signed up yet."
        lines={sources.map(({ sourceId, utmSource, signUps, members, earnedCents }) => ({
          name: [sourceId, utmSource].filter(Boolean).join(' · ') || sourceWords(''),
          value: moneyWords(earnedCents),
          note: `${told(signUps)} signed up, ${told(members)} became members`,
        }))}
      />
      <Lines
        heading="By month"
        none="Nothing was counted yet."
        lines={months.filter(isTold).map(({ month, visits, signUps, members, earnedCents }) => ({
          name: monthWords(month),
          value: moneyWords(earnedCents),
          note: `${told(visits)} visits, ${told(signUps)} signed up, ${told(members)} became members`,
        }))}
      />
      <Lines
        heading="Payouts"
        none="No payout was made yet."
        lines={payouts.map(({ batch, amountCents, paidAt, reference }) => ({
          name: longDate(batch),
          value: moneyWords(amountCents),
          note: paidAt === null ? 'Waits to be paid' : `Paid: ${reference}`,
        }))}
      />
      <Moves partner={partner} onChange={onChange} />
    </div>
  )
}

const isTold = ({ visits, signUps, earnedCents }: Read['months'][number]): boolean =>
  visits > 0 || signUps > 0 || earnedCents !== 0

function Facts({ partner }: { partner: Partner }) {
  const { figures } = partner
  const rows = [
    ['Email', partner.email],
    ['Agreed', `${rewardWords(partner)}. ${payoutWords(partner)}.`],
    ['Earned', moneyWords(figures.earnedCents)],
    ['Held', moneyWords(figures.heldCents)],
    ['For the next payout', moneyWords(figures.payableCents)],
    ['Waits to be paid', moneyWords(figures.dueCents)],
    ['Paid', moneyWords(figures.paidCents)],
  ] as const
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Line {
  name: string
  value: string
  note: string
}

const Lines = ({ heading, none, lines }: { heading: string; none: string; lines: Line[] }) => (
  <section className={styles.charges}>
    <h3>{heading}</h3>
    {lines.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {lines.map(({ name, value, note }) => (
          <li key={`${name} ${note}`}>
            <span>{name}</span>
            <b>{value}</b>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    )}
  </section>
)

function Moves({ partner, onChange }: { partner: Partner; onChange: () => void }) {
  const mail = useFiguresMail()
  const end = usePartnerEnd()
  const hasEnded = partner.endedAt !== null
  return (
    <div className={form.actions}>
      <Button isBusy={mail.isPending} onClick={() => mail.mutate(partner.id)}>
        Email them a new link
      </Button>
      <Button isBusy={end.isPending} onClick={() => end.mutate({ partner, hasEnded: !hasEnded })}>
        {hasEnded ? 'Go on with them' : 'End the partnership'}
      </Button>
      <Button variant="filled" onClick={onChange}>
        Change
      </Button>
    </div>
  )
}
