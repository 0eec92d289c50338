import { acceptTerms } from '@laurel/contract/accounts'
import { TERMS_VERSION } from '@laurel/contract/terms'
import { longDate } from '@laurel/contract/words/deadline-words'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { parseUser, readStoredUser, rememberUser } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import styles from './confirm-email-notice.module.css'
import { refusalWords } from './refusal-words.ts'

/** Tells of terms that somebody has not agreed to yet, and asks. It stays until they agree. */
export default function TermsNotice({ agreedTo }: { agreedTo: string | null }) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(acceptTerms, { body: { version: TERMS_VERSION } }),
    onSuccess: ({ termsVersion }) => {
      const user = parseUser(readStoredUser())
      if (user) rememberUser({ ...user, termsVersion })
      // The notice goes, and with it what had the focus.
      focusHeading({ preventScroll: true })
    },
    onError: (error) => showToast({ kind: 'error', message: refusalWords(error) }),
  })
  return (
    <section className={classNames(styles.notice, styles.above)} aria-label="Terms of Use">
      <p className={styles.words}>
        <strong>
          {agreedTo === null ? 'Please agree to our terms.' : 'Our terms have changed.'}
        </strong>{' '}
        Read <a href={paths.terms}>those of {longDate(TERMS_VERSION)}</a>
        {agreedTo !== null && (
          <>
            {' '}
            beside <a href={paths.termsOf(agreedTo)}>the ones you agreed to</a>
          </>
        )}
        . If you do not agree, you can leave: <a href={paths.setting}>delete your account</a> and
        take your data along.
      </p>
      <Button onClick={() => mutate()} isBusy={isPending}>
        I agree
      </Button>
    </section>
  )
}
