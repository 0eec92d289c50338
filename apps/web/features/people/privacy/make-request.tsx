import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { optionalPart } from '../../../ui/optional-part.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './privacy.module.css'
import type { PrivacyKind } from './request-rules.ts'

const RequestForm = optionalPart(async () => {
  const { RequestForm: form } = await import('./request-form.tsx')
  return { default: form }
})

const KINDS = [
  { value: 'know', label: 'Tell me what you keep about me' },
  { value: 'delete', label: 'Delete what you keep about me' },
  { value: 'correct', label: 'Correct what you keep about me' },
  { value: 'do_not_sell', label: 'Do not sell my personal information' },
  { value: 'appeal', label: 'Appeal: look again at what you refused' },
] as const satisfies readonly { value: PrivacyKind; label: string }[]

/** What the person can do at once, without asking us. */
const AT_ONCE: Partial<Record<PrivacyKind, { to: string; words: string }>> = {
  know: { to: `${paths.setting}#data`, words: 'Download everything now' },
  delete: { to: `${paths.setting}#delete`, words: 'Delete your account now' },
  correct: { to: paths.profile(), words: 'Correct your profile now' },
}

/** Asks about personal data, with an account and without. */
export function MakeRequest() {
  const [kind, setKind] = useState<PrivacyKind>()
  const isHydrated = useHydrated()
  const isSignedIn = useSession() !== undefined && isHydrated
  const atOnce = kind && AT_ONCE[kind]
  return (
    <section id="request" className={styles.make} aria-labelledby="request-heading">
      <h2 id="request-heading">Make a request</h2>
      <p>You need no account. We email you a link to confirm that the request is yours.</p>
      <SelectField
        label="What would you like us to do?"
        options={KINDS}
        value={kind ?? ''}
        disabled={!isHydrated}
        onChange={(value) => setKind(KINDS.find((each) => each.value === value)?.value)}
      />
      {isSignedIn && atOnce && (
        <p className={styles.note}>
          You are signed in, so you need not wait: <Link to={atOnce.to}>{atOnce.words}</Link>
        </p>
      )}
      <Suspense>{kind && <RequestForm key={kind} kind={kind} />}</Suspense>
    </section>
  )
}
