import type { MouseEvent } from 'react'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { LogoMark } from '../../../ui/logo.tsx'
import { ProgressHeader } from './progress-header.tsx'
import styles from './welcome.module.css'

interface WelcomeProps {
  onStart: (intent: 'signUp' | 'logIn') => void
}

/** The first step. Its buttons are links, so that they lead on before the script has come. */
export function Welcome({ onStart }: WelcomeProps) {
  const starting = (intent: 'signUp' | 'logIn') => (event: MouseEvent) => {
    event.preventDefault()
    onStart(intent)
  }
  return (
    <>
      <ProgressHeader
        step={1}
        account={
          <ButtonLink variant="subtle" to={paths.login}>
            Log in
          </ButtonLink>
        }
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.turn}>
          <LogoMark />
          <div className={styles.bubble}>
            <h1>Find the scholarships that fit you</h1>
            <p>
              Hi, I’m {productName}. First we make your account. Then I ask a few questions, and
              after each one you see how many scholarships may fit. It takes about six minutes, and
              you can stop at any point.
            </p>
          </div>
        </div>
        <p className={styles.note}>
          Your answers are used for matching and are never sold. {productName} is for students of 16
          and over.
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="filled" size="large" to={paths.signup} onClick={starting('signUp')}>
            Sign up
          </ButtonLink>
          <ButtonLink size="large" to={paths.login} onClick={starting('logIn')}>
            Log in
          </ButtonLink>
        </div>
      </main>
    </>
  )
}
